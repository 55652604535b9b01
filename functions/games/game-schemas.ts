import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { documentIdSchema } from '#core/saving/document.ts'
import { type GameSaveRequest, savedGameFileSchema } from '#core/saving/saved-game.ts'

/** Schemas of the game routes' bodies, used by the validators and the API reference. */

const name = z.string().max(limits.documents.name)

/** The body of a save: the game, the version that it is based on (0 for a new game), and an id that makes repeated requests safe. */
export const gameSaveRequest = z.object({
  name,
  scriptName: name,
  scriptId: z.union([documentIdSchema, z.literal('')]),
  startedAt: z.int().min(0),
  content: savedGameFileSchema,
  version: z.int().min(0),
  saveId: documentIdSchema
}) satisfies z.ZodType<GameSaveRequest>
