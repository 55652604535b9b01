import type { CastCharacter } from '#core/cast/cast.ts'
import { findSeat, type Game, type Reminder, type Seat } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'

/** The player's name, or the number of the seat while it has none. */
export const seatName = (seat: Seat, number: number) => seat.player || m.grimoire_seat({ number })

/** Name of a seat's player by the seat's id; that of a removed seat is unknown. */
export function playerName(game: Game, id: string): string {
  const seat = findSeat(game, id)
  return seat ? seatName(seat, game.seats.indexOf(seat) + 1) : '?'
}

/** Everything that a token shows, for screen readers: `Ada, Drunk, believes to be the Chef, dead, vote spent`. */
export function seatDescription(seat: Seat, number: number, characters: Characters): string {
  const name = (id: string) => characters.get(id)?.name ?? id
  return [
    seatName(seat, number),
    seat.character ? name(seat.character) : m.grimoire_no_character(),
    seat.believes && m.grimoire_believes({ name: name(seat.believes) }),
    seat.abilities.length > 0 && m.seat_abilities({ names: seat.abilities.map(name).join(', ') }),
    seat.alignment && (seat.alignment === 'good' ? m.grimoire_good() : m.grimoire_evil()),
    !seat.alive && m.grimoire_dead(),
    !seat.alive && (seat.ghostVote ? m.grimoire_has_vote() : m.grimoire_vote_spent())
  ]
    .filter(Boolean)
    .join(', ')
}

/** A reminder with whose token it is: `Poisoned, Poisoner`. */
export const reminderDescription = (reminder: Reminder, character: CastCharacter | undefined) =>
  [reminder.text, character?.name].filter(Boolean).join(', ')
