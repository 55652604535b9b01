import type { ActionData } from '../action.ts'
import { changeSeat } from '../actions/change-list.ts'
import { neighbours } from '../actions/seat-actions.ts'
import { findSeat, type Game } from '../game.ts'
import { type Characters, isInPlay } from '../in-play.ts'
import type { TeamNames } from './brackets/setup-text.ts'
import { chooseBeliefs } from './choose-beliefs.ts'
import { takenCharacters } from './draw-bluffs.ts'
import { drawLimits } from './draw-limits.ts'
import { type Candidate, shuffle } from './fill-seats.ts'
import { charactersApart } from './setup-jinxes.ts'

interface SeatRedraw {
  readonly game: Game
  readonly characters: Characters
  /** What can be drawn: the script's characters. */
  readonly candidates: readonly Candidate[]
  /** Names of the teams in the brackets of custom characters. */
  readonly names: TeamNames
  readonly seat: string
  readonly random: () => number
}

/**
 * Deals another character of the same team to a seat: one that nobody has or believes to have, and no bluff as long as there are
 * others. Undefined if there is none.
 */
export function redrawSeat(redraw: SeatRedraw): ActionData['deal'] | undefined {
  const { game, seat, random } = redraw
  const bluffs = new Set(game.bluffs.flatMap(({ characters }) => characters))
  const free = shuffle(freeCharacters(redraw), random)
  const character = free.find(id => !bluffs.has(id)) ?? free[0]
  if (character === undefined) return undefined
  const changed = changeSeat(game, seat, { character, believes: '' })
  const believes = findSeat(chooseBeliefs(changed, redraw), seat)?.believes ?? ''
  return { characters: { [seat]: { character, believes } } }
}

/**
 * Ids of the characters that `redrawSeat` chooses from: without those that need others that the script lacks, or that can't be in
 * play with somebody else's. A Marionette has to sit beside the Demon.
 */
export function freeCharacters(redraw: Omit<SeatRedraw, 'random'>): string[] {
  const { game, characters, candidates, seat } = redraw
  const teamOf = (id: string | undefined) => characters.get(id ?? '')?.team
  const team = teamOf(findSeat(game, seat)?.character)
  const taken = takenCharacters(game)
  const limitOf = drawLimits(game, redraw)
  const others = { ...game, seats: game.seats.filter(({ id }) => id !== seat) }
  const isBesideDemon = neighbours(game, seat).some(({ character }) => teamOf(character) === 'demon')
  return candidates
    .filter(each => each.team === team && !each.unseated && !taken.has(each.id))
    .map(({ id }) => id)
    .filter(id => limitOf(id) > 0 && !charactersApart(id).some(other => isInPlay(others, other)))
    .filter(id => id !== 'marionette' || isBesideDemon)
}
