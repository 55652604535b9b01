import { z } from 'zod'
import {
  type CharacterSummary,
  type SavedMark,
  type SavedVersion,
  type ScriptSummary,
  savedCharacterSchema,
  visibilities
} from '#core/saved.ts'
import type { SavedImage } from '#core/saved-image.ts'
import { scriptSchema } from '#core/script.ts'
import { teams } from '#core/team.ts'
import { named, time } from './shapes.ts'

const infoSchema = z.object({
  id: z.string(),
  publicId: z.string().meta({ description: 'The id in its public URLs.' }),
  name: z.string(),
  visibility: z.enum(visibilities),
  version: z.int().meta({ description: 'The number of its newest version, from 1.' }),
  madeAt: time,
  changedAt: time,
  deletedAt: time.optional().meta({ description: 'When it was moved to the bin.' })
}) satisfies z.ZodType<SavedMark>

const versionSchema = z.object({ version: z.int(), savedAt: time }) satisfies z.ZodType<SavedVersion>

const imageSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  madeAt: time,
  deletedAt: time.exactOptional().meta({ description: 'When it was moved to the bin. Its URL still works.' }),
  address: z.string().meta({ description: 'Its public URL.' }),
  usedIn: z.array(z.object({ kind: z.enum(['script', 'character']), id: z.string(), name: z.string() }))
}) satisfies z.ZodType<SavedImage>

const scriptSummary = z.object({
  author: z.string(),
  tally: z.array(z.object({ team: z.enum(teams), count: z.int() }))
}) satisfies z.ZodType<ScriptSummary>

const characterSummary = z.object({
  characterId: z.string(),
  team: z.enum(teams),
  ability: z.string(),
  image: z.string().optional()
}) satisfies z.ZodType<CharacterSummary>

export const mark = named('SavedMark', 'A saved script or character without its content.', infoSchema)
export const savedImage = named('SavedImage', 'An uploaded image, as its owner sees it.', imageSchema)
export const versionList = z.object({ versions: z.array(versionSchema) })

/** The schema of one page of a list. */
export const pageOf = (item: z.core.$ZodType) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() })

const schemasFor = (content: z.core.$ZodType, summary: z.ZodObject) => ({
  content,
  whole: z.object({ ...infoSchema.shape, content }),
  version: z.object({ ...versionSchema.shape, content }),
  list: pageOf(z.object({ ...infoSchema.shape, ...summary.shape }))
})

/** The schemas of each document kind. */
export const shapes = {
  script: schemasFor(named('Script', 'A script in Belfry’s own format.', scriptSchema), scriptSummary),
  character: schemasFor(
    named('Character', 'A separately saved character.', savedCharacterSchema),
    characterSummary
  )
}
