import { Hand } from 'lucide-react'
import type { Nomination, Seat } from '#core/grimoire/game.ts'
import { ownValue } from '#core/own-value.ts'
import { m } from '#i18n/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import { reminderDescription, seatName } from '../seat-texts.ts'
import type { Point } from '../table/layout/geometry.ts'
import { Shroud } from '../table/seat-token.tsx'
import type { SquareProps } from './square-props.ts'

interface SquareSeatProps extends SquareProps {
  seat: Seat
  /** Its place in the circle, from 1 on. */
  number: number
  /** Diameter in pixels. */
  size: number
  place: Point | undefined
  /** The running vote. */
  nomination: Nomination | undefined
}

/** A player: alive or dead, with a vote left or not, the hand up or not. A traveller has the token. */
export function SquareSeat({ game, characters, seat, number, size, place, nomination }: SquareSeatProps) {
  const traveller = characters.get(seat.character)
  const isRaised = nomination !== undefined && (ownValue(nomination.hands, seat.id) ?? 0) > 0
  const reminders = game.reminders.filter(reminder => reminder.seat === seat.id)
  const described = [
    seatName(seat, number),
    traveller?.name,
    seat.alive ? m.square_alive() : m.grimoire_dead(),
    !seat.alive && (seat.ghostVote ? m.grimoire_has_vote() : m.grimoire_vote_spent()),
    isRaised && m.square_raised(),
    ...reminders.map(reminder => reminderDescription(reminder, characters.get(reminder.character)))
  ]
  return (
    <li
      className={classNames(
        'square-seat',
        !seat.alive && 'square-dead',
        isRaised && 'square-voting',
        nomination?.nominee === seat.id && 'square-nominee'
      )}
      style={{ '--x': `${place?.x ?? 0}px`, '--y': `${place?.y ?? 0}px`, '--token-size': `${size}px` }}
    >
      <span className="unseen">{described.filter(Boolean).join(', ')}</span>
      <span className="square-disc" aria-hidden="true">
        {traveller ? (
          <CharacterToken character={traveller} size={Math.round(size)} pale={!seat.alive} />
        ) : (
          <span className="square-life">{number}</span>
        )}
        {!seat.alive && <Shroud hasVote={seat.ghostVote} />}
        {isRaised && (
          <span className="square-hand">
            <Hand />
          </span>
        )}
        {reminders.length > 0 && (
          <span className="square-reminders">
            {reminders.map(({ id, character }) => {
              const owner = characters.get(character)
              return owner && <ReminderDisc key={id} character={owner} size={Math.round(size * 0.34)} />
            })}
          </span>
        )}
      </span>
      <span className="square-name" aria-hidden="true">
        {seatName(seat, number)}
      </span>
    </li>
  )
}
