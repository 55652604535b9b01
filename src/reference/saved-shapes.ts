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

const markFields = z.object({
  id: z.string(),
  publicId: z.string().meta({ description: 'What its public addresses name.' }),
  name: z.string(),
  visibility: z.enum(visibilities),
  version: z.int().meta({ description: 'Counts saves, from 1.' }),
  madeAt: time,
  changedAt: time,
  deletedAt: time.optional().meta({ description: 'In the bin since then.' })
}) satisfies z.ZodType<SavedMark>

const versionFields = z.object({ version: z.int(), savedAt: time }) satisfies z.ZodType<SavedVersion>

const image = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  madeAt: time,
  deletedAt: time.exactOptional().meta({ description: 'In the bin since then, and still shown.' }),
  address: z.string().meta({ description: 'Where everybody finds it who knows it.' }),
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

export const mark = named('SavedMark', 'What is known of something saved without its content.', markFields)
export const savedImage = named('SavedImage', 'An uploaded image, as its owner sees it.', image)
export const versionList = z.object({ versions: z.array(versionFields) })

/** A page of a list. */
export const pageOf = (item: z.core.$ZodType) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() })

const shapesOf = (content: z.core.$ZodType, summary: z.ZodObject) => ({
  content,
  whole: z.object({ ...markFields.shape, content }),
  version: z.object({ ...versionFields.shape, content }),
  list: pageOf(z.object({ ...markFields.shape, ...summary.shape }))
})

/** What differs between the kinds of what is saved. */
export const shapes = {
  script: shapesOf(named('Script', 'A script as Belfry works on it.', scriptSchema), scriptSummary),
  character: shapesOf(
    named('Character', 'A character as it is saved by itself.', savedCharacterSchema),
    characterSummary
  )
}
