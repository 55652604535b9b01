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

  // Copies the notes once: a file of a stranger can have many, and write one thousands of times.
  writeNote(game, { key, text }) {
    const { notes } = game
    const isNew = !Object.hasOwn(notes, key)
    if (text === (isNew ? '' : notes[key])) return game
    if (text === '') return { ...game, notes: omit(notes, key) }
    return isNew && Object.keys(notes).length >= gameLimits.notes
      ? game
      : { ...game, notes: { ...notes, [key]: text } }
  }
}

function omit<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const { [key]: _, ...others } = record
  return others
}
