import type { Action, ActionData, ActionHandlers, ActionType } from './action.ts'
import { dayActions } from './day-actions.ts'
import type { Game } from './game.ts'
import { nightActions } from './night-actions.ts'
import { playerActions } from './player-actions.ts'
import { seatActions } from './seat-actions.ts'
import { tokenActions } from './token-actions.ts'

const handlers: ActionHandlers<ActionType> = {
  ...seatActions,
  ...playerActions,
  ...tokenActions,
  ...nightActions,
  ...dayActions
}

/**
 * Does an action. An action that changes nothing, or that is about something that the game doesn't have, returns the
 * same game.
 */
export function applyAction<Type extends ActionType>(game: Game, action: Action<Type>): Game {
  const apply: (game: Game, data: ActionData[Type]) => Game = handlers[action.type]
  return apply(game, action.data)
}
