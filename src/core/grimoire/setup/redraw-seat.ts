import type { ActionData } from '../action.ts'
import { changeSeat } from '../actions/change-list.ts'
import { neighbours } from '../actions/seat-actions.ts'
import { findSeat, type Game } from '../game.ts'
import type { Characters } from '../in-play.ts'
import { chooseBeliefs } from './choose-beliefs.ts'
import { takenCharacters } from './draw-bluffs.ts'
import { type Candidate, shuffle } from './fill-seats.ts'

interface SeatRedraw {
  readonly game: Game
  readonly characters: Characters
  /** What can be drawn: the script's characters. */
  readonly candidates: readonly Candidate[]
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

/** Ids of the characters that `redrawSeat` chooses from. A Marionette has to sit beside the Demon. */
export function freeCharacters({ game, characters, candidates, seat }: Omit<SeatRedraw, 'random'>): string[] {
  const teamOf = (id: string | undefined) => characters.get(id ?? '')?.team
  const team = teamOf(findSeat(game, seat)?.character)
  const taken = takenCharacters(game)
  const isBesideDemon = neighbours(game, seat).some(({ character }) => teamOf(character) === 'demon')
  return candidates
    .filter(each => each.team === team && !each.unseated && !taken.has(each.id))
    .map(({ id }) => id)
    .filter(id => id !== 'marionette' || isBesideDemon)
}
