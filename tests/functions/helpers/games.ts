import type { GameSaveRequest } from '#core/saving/saved-game.ts'

/** A request that saves a game for the first time. */
export const aGameSave = (changes: Partial<GameSaveRequest> = {}): GameSaveRequest => ({
  name: 'Thursday',
  scriptName: 'Bells',
  scriptId: '',
  startedAt: 1000,
  content: { belfry: 'game', version: 1, name: 'Thursday' },
  version: 0,
  saveId: crypto.randomUUID(),
  ...changes
})
