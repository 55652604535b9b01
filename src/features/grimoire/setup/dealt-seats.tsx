import './dealt-seats.css'
import { useStore } from '@nanostores/react'
import { Lock, LockOpen } from 'lucide-react'
import type { Seat } from '#core/grimoire/game.ts'
import { countedSeats } from '#core/grimoire/setup/setup-choices.ts'
import { m } from '#i18n/messages.ts'
import { $lockedSeats, setSeatLocked } from '#stores/grimoire/locked-seats.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'
import { RedrawIcon } from './redraw-button.tsx'

/** The seats that have characters, to draw another one for a single seat, or to keep one when all are drawn again. */
export const DealtSeats = (props: GameProps) => (
  <details className="dealt-seats">
    <summary>{m.bag_seats()}</summary>
    <ul>
      {countedSeats(props.game)
        .filter(({ character }) => character !== '')
        .map(seat => (
          <DealtSeat key={seat.id} {...props} seat={seat} />
        ))}
    </ul>
  </details>
)

function DealtSeat({ seat, ...props }: GameProps & { seat: Seat }) {
  const isLocked = useStore($lockedSeats).has(seat.id)
  const character = props.characters.get(seat.character)
  const name = seatName(seat, props.game.seats.indexOf(seat) + 1)
  return (
    <li>
      <span className="dealt-seat" data-team={character?.team}>
        {character && <TeamMark team={character.team} />}
        <span>
          <b>{name}</b> {character?.name ?? seat.character}
        </span>
      </span>
      <IconButton
        label={m.bag_lock({ name })}
        aria-pressed={isLocked}
        onClick={() => setSeatLocked(seat.id, !isLocked)}
      >
        {isLocked ? <Lock /> : <LockOpen />}
      </IconButton>
      <RedrawIcon {...props} seat={seat} />
    </li>
  )
}
