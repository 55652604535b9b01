import { atom } from 'nanostores'
import type { GameRefusal } from '#api/saved-games.ts'
import type { SavedGameInfo } from '#core/saving/saved-game.ts'

/**
 * How the open game stands in the account. `off`: it isn't to be stored there. `saving`: the account doesn't have the latest changes
 * yet. `conflict`: another device has saved since. `missing`: the account has it no more, or it is in another account.
 */
export interface AccountGame {
  /** Id of the game. */
  id: string
  state: 'off' | 'saving' | 'saved' | 'conflict' | GameRefusal
  /** With the state `conflict`: what the account has. */
  theirs?: SavedGameInfo
}

/**
 * For screens. Undefined while signed out, until the code that stores games is loaded, and for a game in which nothing was done yet.
 * This module stays small for those who have no account.
 */
export const $accountGame = atom<AccountGame | undefined>()
