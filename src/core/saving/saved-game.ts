import * as z from 'zod/mini'

/** A game in the account, without its content. Times in milliseconds since 1970. */
export interface SavedGameInfo {
  /** As on each device that has it. */
  id: string
  /** '' if it has none. */
  name: string
  scriptName: string
  /** Id of the saved script that it is played with; '' if that isn't in the account. */
  scriptId: string
  startedAt: number
  /** When it was saved last. */
  changedAt: number
  /** Number of the last save, from 1. */
  version: number
  /** The save that made this version. */
  saveId: string
}

/**
 * The head of a game file (`core/grimoire/files/game-file.ts`). The account stores the rest as it is, since a device can have a later
 * version of Belfry.
 */
export const savedGameFileSchema = z.looseObject({
  belfry: z.literal('game'),
  version: z.int().check(z.minimum(1))
})
export type SavedGameFile = z.infer<typeof savedGameFileSchema>

export interface SavedGame extends SavedGameInfo {
  content: SavedGameFile
}

/** One save, safe to repeat by `saveId`. `version` is the last one seen, 0 for a game that the account doesn't have. */
export interface GameSaveRequest
  extends Pick<SavedGameInfo, 'name' | 'scriptName' | 'scriptId' | 'startedAt' | 'version' | 'saveId'> {
  content: SavedGameFile
}
