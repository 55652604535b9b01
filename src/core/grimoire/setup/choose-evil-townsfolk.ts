import { changeSeat } from '../actions/change-list.ts'
import type { Game, Seat } from '../game.ts'
import { type Characters, seatAlignment } from '../in-play.ts'
import { shuffle } from './fill-seats.ts'
import { countedSeats } from './setup-choices.ts'
import type { SetupChange } from './team-counts.ts'

/** The townsfolk in a setup whose players are evil. */
export const evilTownsfolk = (game: Game, characters: Characters): Seat[] =>
  townsfolk(game, characters).filter(seat => seatAlignment(seat, characters) === 'evil')

const townsfolk = (game: Game, characters: Characters) =>
  countedSeats(game).filter(({ character }) => characters.get(character)?.team === 'townsfolk')

/** How many townsfolk have to be evil. */
export const neededEvilTownsfolk = (changes: readonly SetupChange[]) =>
  changes.reduce((sum, { evilTownsfolk = 0 }) => sum + evilTownsfolk, 0)

interface EvilTownsfolkRequest {
  readonly characters: Characters
  readonly needed: number
  /** How many the setup needed before. */
  readonly neededBefore: number
  readonly locked: ReadonlySet<string>
  readonly random: () => number
}

/**
 * Makes as many townsfolk evil as the setup needs; locked seats come last. Those that are evil already stay so, unless the setup
 * needs fewer than before.
 */
export function chooseEvilTownsfolk(game: Game, request: EvilTownsfolkRequest): Game {
  const { characters, needed, neededBefore, locked, random } = request
  const evil = evilTownsfolk(game, characters)
  const good = townsfolk(game, characters).filter(seat => !evil.includes(seat))
  const unlockedFirst = (seats: readonly Seat[]) =>
    shuffle(seats, random).toSorted((one, other) => Number(locked.has(one.id)) - Number(locked.has(other.id)))
  const missing = Math.max(needed - evil.length, 0)
  const surplus = Math.max(Math.min(evil.length, neededBefore) - needed, 0)
  const changed = [
    ...unlockedFirst(good)
      .slice(0, missing)
      .map(({ id }) => [id, 'evil'] as const),
    ...unlockedFirst(evil)
      .slice(0, surplus)
      .map(({ id }) => [id, undefined] as const)
  ]
  return changed.reduce((present, [id, alignment]) => changeSeat(present, id, { alignment }), game)
}
