import type { Team } from '../../character/team.ts'

/** A character that can be drawn. */
export interface Candidate {
  readonly id: string
  readonly team: Team
  /** Its token is never in the bag and no player has it, like Lil' Monsta's. */
  readonly unseated?: boolean
}

/** A seat before a draw: what it has, and whether that stays. */
export interface DrawnSeat {
  readonly id: string
  /** '' if it has none. */
  readonly character: string
  readonly locked: boolean
}

/**
 * Gives each seat a character of a bag. Locked seats keep theirs; so do the others as long as the bag has it. If the bag has
 * too few, seats stay without one.
 *
 * @param bag how many there are of each character
 * @param random returns a number from 0 up to, but not including, 1
 * @returns characters by id of the seat, '' for none
 */
export function fillSeats(
  seats: readonly DrawnSeat[],
  bag: ReadonlyMap<string, number>,
  random: () => number
): Record<string, string> {
  const left = new Map(bag)
  const keep = (seat: DrawnSeat) => {
    const number = left.get(seat.character) ?? 0
    if (!seat.locked && number === 0) return false
    left.set(seat.character, number - 1)
    return true
  }
  // Locked seats first: another seat with the same character gives way to them.
  const kept = new Set(
    [
      ...seats.filter(({ locked }) => locked),
      ...shuffle(
        seats.filter(({ locked }) => !locked),
        random
      )
    ].filter(keep)
  )
  const drawn = shuffle(
    [...left].flatMap(([id, number]) => Array<string>(Math.max(number, 0)).fill(id)),
    random
  )
  return Object.fromEntries(
    seats.map(seat => [seat.id, kept.has(seat) ? seat.character : (drawn.shift() ?? '')])
  )
}

/** The items in a random order, each order as likely as any other. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items]
  for (let end = shuffled.length - 1; end > 0; end--) {
    const index = Math.floor(random() * (end + 1))
    const [one, other] = [shuffled[index], shuffled[end]]
    if (one !== undefined && other !== undefined) [shuffled[index], shuffled[end]] = [other, one]
  }
  return shuffled
}
