import type { Team } from '../../character/team.ts'
import type { SetupCounts } from '../../script/player-counts.ts'

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

export interface DrawRequest {
  /** Without travellers. */
  readonly seats: readonly DrawnSeat[]
  readonly counts: SetupCounts
  readonly candidates: readonly Candidate[]
  /** Characters that have to be in play, with how many of each. */
  readonly include: Readonly<Record<string, number>>
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
}

/** Townsfolk last: they give way where locked seats leave less room than the numbers need. */
const drawnTeams = ['demon', 'minion', 'outsider', 'townsfolk'] as const

/**
 * Gives each seat a character, so that the numbers of the teams are right. Locked seats keep theirs; so do the others
 * as long as their team has room. Nobody gets a character that is in play already, except those of `include`. If a team
 * has too few characters, seats stay without one.
 *
 * @returns characters by id of the seat, '' for none
 */
export function fillSeats(request: DrawRequest): Record<string, string> {
  const { seats, random } = request
  const bag = chooseBag(request)
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

/** How many there are of each character in play. */
function chooseBag({ seats, counts, candidates, include, random }: DrawRequest): Map<string, number> {
  const teamOf = new Map(candidates.map(({ id, team }) => [id, team]))
  const bag = new Map<string, number>()
  const add = (id: string, number = 1) => bag.set(id, (bag.get(id) ?? 0) + number)
  for (const { character, locked } of seats) if (locked && character !== '') add(character)
  for (const [id, number] of Object.entries(include))
    if (teamOf.has(id)) bag.set(id, Math.max(number, bag.get(id) ?? 0))
  const size = () => [...bag.values()].reduce((sum, number) => sum + number, 0)
  for (const team of drawnTeams) {
    const count = () =>
      [...bag].reduce((sum, [id, number]) => (teamOf.get(id) === team ? sum + number : sum), 0)
    const isFree = (id: string) => teamOf.get(id) === team && !bag.has(id)
    const inPlay = shuffle([...new Set(seats.map(({ character }) => character))].filter(isFree), random)
    const others = shuffle(
      candidates.filter(each => !each.unseated && isFree(each.id)).map(({ id }) => id),
      random
    )
    for (const id of new Set([...inPlay, ...others]))
      if (count() < counts[team] && size() < seats.length) add(id)
  }
  return bag
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
