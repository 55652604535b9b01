import type { Team } from '../../character/team.ts'
import type { SetupCounts } from '../../script/player-counts.ts'
import { type Candidate, type DrawnSeat, shuffle } from './fill-seats.ts'

export interface BagRequest {
  /** Without travellers. */
  readonly seats: readonly DrawnSeat[]
  readonly counts: SetupCounts
  readonly candidates: readonly Candidate[]
  /** Characters that have to be in play, with how many of each. */
  readonly include: Readonly<Record<string, number>>
  /** Characters of the seats that give way last. */
  readonly stays: ReadonlySet<string>
  /** How many of a character there can be. */
  readonly mostOf: (id: string) => number
  /** The characters that can't be in play with one. */
  readonly apart: (id: string) => readonly string[]
  /** Whether some good character has to be there twice. */
  readonly goodTwice: boolean
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
}

/** Townsfolk last: they give way where locked seats leave less room than the numbers need. */
const drawnTeams = ['demon', 'minion', 'outsider', 'townsfolk'] as const
type DrawnTeam = (typeof drawnTeams)[number]

/**
 * How many there are of each character in play: those of locked seats, those that have to be there, then those that are
 * there and others as long as their team has room.
 */
export function chooseBag(request: BagRequest): ReadonlyMap<string, number> {
  const { seats, include } = request
  const bag = new Bag(request)
  for (const { character, locked } of seats) if (locked && character !== '') bag.add(character, 1)
  for (const [id, number] of Object.entries(include)) bag.addIfRoom(id, number - bag.numberOf(id))
  if (request.goodTwice) addTwins(bag, request)
  const seated = (id: string) => seats.filter(({ character }) => character === id).length
  for (const team of drawnTeams) {
    for (const id of inOrder(team, request)) {
      const isWanted = bag.roomOf(team) > 0 && bag.numberOf(id) < Math.max(seated(id), 1)
      if (isWanted && mayAdd(bag, id, request)) bag.add(id, 1)
    }
    addCopies(team, bag, request)
  }
  return bag.numbers
}

/** The characters of a draw, with how many there are of each and of each team. */
class Bag {
  readonly numbers = new Map<string, number>()
  readonly #request: BagRequest
  readonly #teamOf: ReadonlyMap<string, Team>
  readonly #teams = new Map<Team | undefined, number>()
  #size = 0

  constructor(request: BagRequest) {
    this.#request = request
    this.#teamOf = new Map(request.candidates.map(({ id, team }) => [id, team]))
  }

  numberOf(id: string) {
    return this.numbers.get(id) ?? 0
  }

  add(id: string, number: number) {
    const team = this.#teamOf.get(id)
    this.numbers.set(id, this.numberOf(id) + number)
    this.#teams.set(team, (this.#teams.get(team) ?? 0) + number)
    this.#size += number
  }

  /** How many of a team are missing; no more than there are seats left. */
  roomOf(team: DrawnTeam) {
    const { counts, seats } = this.#request
    return Math.min(counts[team] - (this.#teams.get(team) ?? 0), seats.length - this.#size)
  }

  /** Adds that many of a character, if its team has room for all of them. */
  addIfRoom(id: string, number: number) {
    const team = drawnTeams.find(each => each === this.#teamOf.get(id))
    if (team && number > 0 && number <= this.roomOf(team)) this.add(id, number)
  }
}

/** First the characters that seats have, once for each, then others. What changes the setup comes before the rest. */
function inOrder(team: DrawnTeam, { seats, candidates, stays, random }: BagRequest): string[] {
  const ofTeam = candidates.filter(candidate => candidate.team === team)
  const ids = new Set(ofTeam.map(({ id }) => id))
  const inPlay = shuffle(
    seats.filter(({ character, locked }) => !locked && ids.has(character)).map(({ character }) => character),
    random
  )
  const others = ofTeam.filter(({ id, unseated }) => !unseated && !inPlay.includes(id))
  return [
    ...inPlay.filter(id => stays.has(id)),
    ...inPlay.filter(id => !stays.has(id)),
    ...shuffle(others, random).map(({ id }) => id)
  ]
}

const mayAdd = (bag: Bag, id: string, { mostOf, apart }: BagRequest) =>
  bag.numberOf(id) < mostOf(id) && apart(id).every(other => bag.numberOf(other) === 0)

/** Where a script has too few characters, those come again that may. */
function addCopies(team: DrawnTeam, bag: Bag, request: BagRequest) {
  for (let room = bag.roomOf(team); room > 0; room--) {
    const copies = request.candidates.filter(
      each => each.team === team && !each.unseated && mayAdd(bag, each.id, request)
    )
    const [copy] = shuffle(copies, request.random)
    if (copy) bag.addIfRoom(copy.id, 1)
  }
}

/** Adds a good character twice, rather one that two seats have already. */
function addTwins(bag: Bag, request: BagRequest) {
  const good = (['townsfolk', 'outsider'] as const).flatMap(team => inOrder(team, request))
  if (request.seats.some(({ character, locked }) => locked && bag.numberOf(character) > 1)) return
  const isTwice = (id: string) => request.seats.filter(({ character }) => character === id).length > 1
  for (const id of [...good.filter(isTwice), ...good]) {
    if (request.mostOf(id) < 2 || !mayAdd(bag, id, request)) continue
    bag.addIfRoom(id, 2 - bag.numberOf(id))
    if (bag.numberOf(id) > 1) return
  }
}
