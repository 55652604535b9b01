import { Moon, MoonStar } from 'lucide-react'
import type { Reminder, Seat } from '#core/grimoire/game.ts'
import { type Characters, wakes } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import type { GameProps } from '../../game-props.ts'
import { seatName } from '../../seat-texts.ts'
import { openSeat } from '../open-seat.ts'
import { furtherSeatItems, quickSeatItems } from '../seat-menu-items.tsx'
import { ReminderButtons } from './reminder-buttons.tsx'

interface SeatRowProps extends Omit<GameProps, 'cast'> {
  seat: Seat
  /** From 1 on. */
  number: number
  /** Those beside the seat. */
  reminders: readonly Reminder[]
  isHighlighted: boolean
}

/** A seat of the list: everything that its token shows, its reminders, and buttons for what is done most often. */
export function SeatRow({ game, characters, seat, number, reminders, isHighlighted }: SeatRowProps) {
  const name = seatName(seat, number)
  return (
    <li>
      <button
        type="button"
        className={classNames('seat-row', isHighlighted && 'seat-row-highlighted')}
        onClick={() => openSeat(seat)}
      >
        <span className="seat-row-number">{number}</span>
        <span className="seat-row-texts">
          <b>{name}</b>
          <CharacterName seat={seat} characters={characters} />
          {!seat.alive && (
            <span>
              {m.grimoire_dead()} · {seat.ghostVote ? m.grimoire_has_vote() : m.grimoire_vote_spent()}
            </span>
          )}
          {game.phase === 'setup' && seat.seen && <span>{m.table_seen()}</span>}
          <NightMarks seat={seat} characters={characters} />
        </span>
      </button>
      <div className="seat-row-buttons">
        {quickSeatItems(seat).map(({ id, label, icon, onSelect }) => (
          <IconButton key={id} label={`${label}: ${name}`} onClick={onSelect}>
            {icon}
          </IconButton>
        ))}
        <MoreMenu label={m.table_menu({ name })} items={furtherSeatItems(game, seat)} />
      </div>
      {reminders.length > 0 && (
        <div className="seat-row-reminders">
          <ReminderButtons reminders={reminders} characters={characters} />
        </div>
      )}
    </li>
  )
}

interface SeatTextProps {
  seat: Seat
  characters: Characters
}

/** The character with its team's mark, another alignment than its own, what the player believes to be, and further abilities. */
function CharacterName({ seat, characters }: SeatTextProps) {
  const character = characters.get(seat.character)
  const name = (id: string) => characters.get(id)?.name ?? id
  return (
    <span className="seat-row-character" data-team={character?.team}>
      {character && <TeamMark team={character.team} />}
      {[
        seat.character ? name(seat.character) : m.grimoire_no_character(),
        seat.alignment && (seat.alignment === 'good' ? m.grimoire_good() : m.grimoire_evil()),
        seat.believes && m.grimoire_believes({ name: name(seat.believes) }),
        seat.abilities.length > 0 && m.seat_abilities({ names: seat.abilities.map(name).join(', ') })
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}

const NightMarks = ({ seat, characters }: SeatTextProps) => (
  <span className="seat-row-nights">
    {wakes(seat, characters, 'firstNight') && <Moon aria-label={m.table_first_night()} role="img" />}
    {wakes(seat, characters, 'otherNight') && <MoonStar aria-label={m.table_other_nights()} role="img" />}
  </span>
)
