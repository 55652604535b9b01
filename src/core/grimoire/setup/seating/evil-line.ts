import { findSeat, type Game, type Seat } from '../../game.ts'
import type { Characters } from '../../in-play.ts'
import { shuffle } from '../fill-seats.ts'
import { countedSeats } from '../setup-choices.ts'
import { swapCharacters } from './swap-characters.ts'

export const isEvilCharacter = ({ character }: Seat, characters: Characters) => {
  const team = characters.get(character)?.team
  return team === 'minion' || team === 'demon'
}

/** Seats side by side, and those in its middle: two in a line of an even number. Travellers may sit between them. */
interface Line {
  readonly seats: readonly Seat[]
  readonly middle: readonly Seat[]
}

/** All places in the circle for a line of so many seats. */
function lines(game: Game, length: number): Line[] {
  const circle = countedSeats(game)
  return circle.map((_, start) => {
    const seats = [...circle, ...circle].slice(start, start + length)
    return { seats, middle: seats.slice(Math.ceil(length / 2) - 1, Math.floor(length / 2) + 1) }
  })
}

const evilSeats = (game: Game, characters: Characters) =>
  countedSeats(game).filter(seat => isEvilCharacter(seat, characters))

/**
 * The seats that have to move so that evil characters sit in a line with one of them in the middle: those apart from the
 * most that do, or else the one that isn't in the middle. None while the character has no seat.
 */
export function seatsOutOfLine(game: Game, middle: string, characters: Characters): Seat[] {
  const evil = evilSeats(game, characters)
  if (!evil.some(({ character }) => character === middle)) return []
  const outside = lines(game, evil.length).map(line => ({
    line,
    seats: evil.filter(seat => !line.seats.includes(seat))
  }))
  const [best] = outside.toSorted((one, other) => one.seats.length - other.seats.length)
  if (!best || best.seats.length > 0) return best?.seats ?? []
  return best.line.middle.some(({ character }) => character === middle)
    ? []
    : evil.filter(({ character }) => character === middle)
}

interface LineRequest {
  readonly middle: string
  readonly characters: Characters
  readonly locked: ReadonlySet<string>
  readonly random: () => number
}

/** Swaps characters until the evil ones sit in a line around one of them, where locks leave a place for that. */
export function seatEvilLine(game: Game, request: LineRequest): Game {
  const { middle, characters, locked, random } = request
  const leader = game.seats.find(({ character }) => character === middle)
  if (!leader || seatsOutOfLine(game, middle, characters).length === 0) return game
  const evil = evilSeats(game, characters)
  const mayHold = (seat: Seat, isEvil: boolean) => !locked.has(seat.id) || evil.includes(seat) === isEvil
  const places = lines(game, evil.length).flatMap(line =>
    line.middle
      .filter(seat => (locked.has(leader.id) || locked.has(seat.id) ? seat === leader : true))
      .filter(() => countedSeats(game).every(seat => mayHold(seat, line.seats.includes(seat))))
      .map(seat => ({ line, seat }))
  )
  const [place] = shuffle(places, random)
  if (!place) return game
  let present = swapCharacters(game, leader.id, place.seat.id)
  for (const { id } of place.line.seats) {
    const seat = findSeat(present, id)
    if (!seat || isEvilCharacter(seat, characters)) continue
    const other = evilSeats(present, characters).find(
      each => !place.line.seats.some(inside => inside.id === each.id)
    )
    if (other) present = swapCharacters(present, id, other.id)
  }
  return present
}
