import type { Action, ActionData } from '../action.ts'
import { neighbours } from '../actions/seat-actions.ts'
import { applyAction } from '../apply-action.ts'
import type { Game } from '../game.ts'
import type { Characters } from '../in-play.ts'
import { shuffle } from '../setup/fill-seats.ts'
import { tokensLeft } from './bag.ts'

/**
 * Makes a neighbour of the Demon the Marionette, after a draw from the bag has put it elsewhere. Nobody notices: both players are
 * the characters that they have drawn, and the numbers of the teams stay. Undefined where that isn't needed, or can't be done.
 */
export function settleMarionette(
  game: Game,
  characters: Characters,
  random: () => number
): ActionData['deal'] | undefined {
  const teamOf = (id: string) => characters.get(id)?.team
  const puppet = game.seats.find(({ character }) => character === 'marionette')
  const demons = game.seats.filter(({ character }) => teamOf(character) === 'demon')
  if (!puppet || demons.some(({ id }) => neighbours(game, id).includes(puppet))) return undefined
  const fitting = demons
    .flatMap(({ id }) => neighbours(game, id))
    .filter(
      ({ character, believes }) =>
        believes === '' && character !== '' && teamOf(character) === teamOf(puppet.believes)
    )
  const [chosen] = shuffle(fitting, random)
  return (
    chosen && {
      characters: {
        [puppet.id]: { character: puppet.believes, believes: '' },
        [chosen.id]: { character: puppet.character, believes: chosen.character }
      }
    }
  )
}

/** Adds what `settleMarionette` deals to actions after which the bag is empty. */
export function settleDraw(
  game: Game,
  actions: readonly Action[],
  characters: Characters,
  random: () => number
): Action[] {
  const after = actions.reduce(applyAction, game)
  const settled = tokensLeft(after).length === 0 && settleMarionette(after, characters, random)
  return settled ? [...actions, { type: 'deal', data: settled }] : [...actions]
}
