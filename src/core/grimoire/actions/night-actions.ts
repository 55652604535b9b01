import type { ActionHandlers } from '../action.ts'
import { gameLimits } from '../game.ts'
import { changeGame, keepItems } from './change-list.ts'

/** Nights, and the end of the game. */
export const nightActions: ActionHandlers<
  'startNight' | 'startDay' | 'endGame' | 'setStepDone' | 'writeNote'
> = {
  startNight: game =>
    game.phase === 'night' || game.round >= gameLimits.rounds
      ? game
      : changeGame(game, { phase: 'night', round: game.round + 1, winner: undefined, doneSteps: [] }),

  startDay: game =>
    game.phase === 'day'
      ? game
      : changeGame(game, { phase: 'day', round: Math.max(game.round, 1), winner: undefined }),

  endGame: (game, { winner }) => changeGame(game, { phase: 'ended', winner }),

  setStepDone(game, { step, done }) {
    const others = keepItems(game.doneSteps, key => key !== step)
    if (!done) return changeGame(game, { doneSteps: others })
    return others.length >= gameLimits.doneSteps ? game : changeGame(game, { doneSteps: [...others, step] })
  },

  writeNote(game, { key, text }) {
    const { [key]: _, ...others } = game.notes
    if (text === '') return changeGame(game, { notes: others })
    const isFull = Object.keys(others).length >= gameLimits.notes
    return isFull ? game : changeGame(game, { notes: { ...others, [key]: text } })
  }
}
