import { map } from 'nanostores'
import type { GameProblem } from './save-game.ts'

/** Why the account doesn't have games as this tab has them, by id. */
export const $gameProblems = map<Record<string, GameProblem | undefined>>({})

export const setGameProblem = (gameId: string, problem: GameProblem | undefined) =>
  $gameProblems.setKey(gameId, problem)

/** Whether a game isn't saved until the storyteller has decided how it goes on. */
export function needsDecision(gameId: string): boolean {
  const state = $gameProblems.get()[gameId]?.state
  return state === 'conflict' || state === 'missing'
}
