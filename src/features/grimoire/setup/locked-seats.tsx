import type { Game } from '#core/grimoire/game.ts'
import { countedSeats } from '#core/grimoire/setup/setup-choices.ts'
import { m } from '#i18n/messages.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { seatName } from '../seat-texts.ts'

interface LockedSeatsProps {
  game: Game
  nameOf: (id: string) => string
  locked: ReadonlySet<string>
  onChange: (locked: ReadonlySet<string>) => void
}

/** The seats that have characters; the chosen ones keep them in the next draw. */
export const LockedSeats = ({ game, nameOf, locked, onChange }: LockedSeatsProps) => (
  <details className="setup-locks">
    <summary>{m.setup_locked()}</summary>
    {countedSeats(game)
      .filter(({ character }) => character !== '')
      .map(seat => (
        <Checkbox
          key={seat.id}
          label={`${seatName(seat, game.seats.indexOf(seat) + 1)}, ${nameOf(seat.character)}`}
          checked={locked.has(seat.id)}
          onChange={checked => {
            const others = [...locked].filter(id => id !== seat.id)
            onChange(new Set(checked ? [...others, seat.id] : others))
          }}
        />
      ))}
  </details>
)
