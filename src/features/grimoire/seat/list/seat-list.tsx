import './seat-list.css'
import type { Seat } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { Bluffs } from '../../bluffs/bluffs.tsx'
import type { GameProps } from '../../game-props.ts'
import { reminderDescription, seatName } from '../../seat-texts.ts'

/** The seats as a list, which does everything that the circle does. */
export const SeatList = ({ game, characters }: Omit<GameProps, 'cast'>) => (
  <div className="seat-list">
    <ol aria-label={m.grimoire_seats()}>
      {game.seats.map((seat, index) => (
        <SeatRow key={seat.id} {...{ game, characters, seat }} number={index + 1} />
      ))}
    </ol>
    <Bluffs game={game} characters={characters} />
  </div>
)

interface SeatRowProps extends Omit<GameProps, 'cast'> {
  seat: Seat
  number: number
}

function SeatRow({ game, characters, seat, number }: SeatRowProps) {
  const reminders = game.reminders.filter(reminder => reminder.seat === seat.id)
  return (
    <li>
      <button
        type="button"
        className="seat-row"
        onClick={() => openGrimoireDialog({ kind: 'seat', seat: seat.id })}
      >
        <span className="seat-row-number">{number}</span>
        <b>{seatName(seat, number)}</b>
        <CharacterName seat={seat} characters={characters} />
        {!seat.alive && (
          <span>
            {m.grimoire_dead()} · {seat.ghostVote ? m.grimoire_has_vote() : m.grimoire_vote_spent()}
          </span>
        )}
      </button>
      {reminders.map(reminder => (
        <button
          key={reminder.id}
          type="button"
          className="seat-row-reminder"
          onClick={() => openGrimoireDialog({ kind: 'reminder', reminder: reminder.id })}
        >
          {reminderDescription(reminder, characters.get(reminder.character))}
        </button>
      ))}
    </li>
  )
}

/** The character with its team's mark, another alignment than its own, and what the player believes to be. */
function CharacterName({ seat, characters }: { seat: Seat; characters: Characters }) {
  const character = characters.get(seat.character)
  const name = (id: string) => characters.get(id)?.name ?? id
  return (
    <span className="seat-row-character" data-team={character?.team}>
      {character && <TeamMark team={character.team} />}
      {[
        seat.character ? name(seat.character) : m.grimoire_no_character(),
        seat.alignment && (seat.alignment === 'good' ? m.grimoire_good() : m.grimoire_evil()),
        seat.believes && m.grimoire_believes({ name: name(seat.believes) })
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}
