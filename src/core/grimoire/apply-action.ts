import type { Action, ActionData, ActionHandlers, ActionType } from './action.ts'
import { cardActions } from './actions/card-actions.ts'
import { dayActions } from './actions/day-actions.ts'
import { nightActions } from './actions/night-actions.ts'
import { playerActions } from './actions/player-actions.ts'
import { seatActions } from './actions/seat-actions.ts'
import { tokenActions } from './actions/token-actions.ts'
import type { Game } from './game.ts'

const handlers: ActionHandlers<ActionType> = {
  ...seatActions,
  ...playerActions,
  ...tokenActions,
  ...nightActions,
  ...dayActions,
  ...cardActions
}

/**
 * Does an action. An action that changes nothing, or that is about something that the game doesn't have, returns the
 * same game.
 */
export function applyAction<Type extends ActionType>(game: Game, action: Action<Type>): Game {
  const apply: (game: Game, data: ActionData[Type]) => Game = handlers[action.type]
  return apply(game, action.data)
}
