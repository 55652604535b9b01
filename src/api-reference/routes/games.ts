import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { type SavedGame, type SavedGameInfo, savedGameFileSchema } from '#core/saving/saved-game.ts'
import { idParams } from '#functions/documents/document-schemas.ts'
import { gameSaveRequest } from '#functions/games/game-schemas.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { describeParams } from '../params.ts'
import { refusalResponse } from '../refusal-responses.ts'
import { jsonResponse, namedSchema, okSchema, timestampSchema } from '../responses.ts'
import { byteUsageSchema } from '../schemas.ts'

const info = z.object({
  id: z.string(),
  name: z.string(),
  scriptName: z.string(),
  scriptId: z.string().meta({ description: 'The ID of its saved script, or an empty string.' }),
  startedAt: timestampSchema,
  changedAt: timestampSchema.meta({ description: 'The time of its last save.' }),
  version: z.int().meta({ description: 'The number of its last save, from 1.' }),
  saveId: z.string().meta({ description: 'The ID of the save that created this version.' })
}) satisfies z.ZodType<SavedGameInfo>

const infoSchema = namedSchema('SavedGame', 'A saved game without its content.', info)
const contentSchema = namedSchema(
  'GameFile',
  'A game file. Only its first fields are listed; the others depend on Belfry’s version.',
  savedGameFileSchema
)
const wholeSchema = z.object({
  ...info.shape,
  content: z.lazy(() => contentSchema)
}) satisfies z.ZodType<SavedGame>
const savedSchema = z.object({
  ...info.shape,
  nearlyFull: byteUsageSchema.optional().meta({
    description: 'The stored bytes of all your documents and games. Present when the account is nearly full.'
  })
})

const exampleId = '5b0d4f2e91c8a7360e1f4d2b'
const example = {
  name: 'Thursday',
  scriptName: 'Bells at Dusk',
  scriptId: '3f6c1b9a-7d20-4a51-9f34-5e1d2c8b7a60',
  startedAt: 1_795_000_000_000,
  content: { belfry: 'game', version: 1, name: 'Thursday' },
  version: 0,
  saveId: '0b7e5d1c-2a94-4c3f-8d16-7f9a3e5b2c48'
}
const path = describeParams(idParams, {
  id: { description: 'Its ID. The client generates it for the first save.', example: exampleId }
})

/** Routes for the games of the grimoire. */
export const gameRouteDocs: RouteDocs = {
  [workerPaths.games]: {
    get: {
      id: 'listGames',
      tag: 'Saved games',
      summary: 'All your games, last changed first',
      description: `An account holds at most ${limits.games.count}.`,
      signedIn: 'to read',
      responses: { 200: jsonResponse('The games.', z.object({ games: z.array(infoSchema) })) }
    }
  },
  [workerPaths.savedGame]: {
    get: {
      id: 'readGame',
      tag: 'Saved games',
      summary: 'One game with its content',
      signedIn: 'to read',
      params: { path },
      responses: { 200: jsonResponse('The game.', wholeSchema) },
      refusals: ['invalid', 'game_missing']
    },
    put: {
      id: 'saveGame',
      tag: 'Saved games',
      summary: 'Saves a new game or replaces a saved one',
      description:
        '`version` is the version that the save is based on, 0 for a new game. When another save came first, nothing is written and the response contains the current game without its content. A repeated request with the same `saveId` counts as the same save; with other content it is refused.',
      signedIn: 'to change',
      params: { path },
      body: {
        required: true,
        content: {
          'application/json': {
            schema: gameSaveRequest.extend({ content: z.lazy(() => contentSchema) }),
            example
          }
        }
      },
      responses: {
        200: jsonResponse('The game without its content.', savedSchema),
        409: refusalResponse(['version_conflict'], { theirs: z.lazy(() => infoSchema).optional() })
      },
      refusals: [
        'saved_too_large',
        'file_not_json',
        'file_too_deep',
        'invalid',
        'save_id_reused',
        'game_missing',
        'games_full',
        'account_full'
      ]
    },
    delete: {
      id: 'removeGame',
      tag: 'Saved games',
      summary: 'Deletes a game permanently',
      signedIn: 'to change',
      params: { path },
      responses: { 200: jsonResponse('The game is deleted.', okSchema) },
      refusals: ['invalid', 'game_missing']
    }
  }
}
