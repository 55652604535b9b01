import type { ActionHandlers } from '../action.ts'
import { gameLimits } from '../game.ts'
import { changeGame, changeItem, keepItems } from './change-list.ts'

/** Cards that the storyteller has written. */
export const cardActions: ActionHandlers<'saveCard' | 'removeCard'> = {
  saveCard(game, { card }) {
    if (game.customCards.some(({ id }) => id === card.id))
      return changeGame(game, { customCards: changeItem(game.customCards, card.id, card) })
    if (game.customCards.length >= gameLimits.cards) return game
    return changeGame(game, { customCards: [...game.customCards, card] })
  },

  removeCard: (game, { card }) =>
    changeGame(game, { customCards: keepItems(game.customCards, ({ id }) => id !== card) })
}
