import { z } from 'zod'
import { teams } from '#core/character/team.ts'
import { customIdPattern } from '#core/reading/identity.ts'
import type { ByteUsage } from '#core/saving/account.ts'
import type { ChangeSummary } from '#core/saving/change-summary.ts'
import {
  type CharacterSummary,
  type DocumentInfo,
  type DocumentVersion,
  type SavedInfo,
  type ScriptSummary,
  savedCharacterSchema,
  visibilities
} from '#core/saving/document.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { scriptSchema } from '#core/script/script-schema.ts'
import { namedSchema, timestampSchema } from './responses.ts'

const infoSchema = z.object({
  id: z.string(),
  publicId: z.string().meta({ description: 'The ID in its public URLs.' }),
  name: z.string(),
  visibility: z.enum(visibilities),
  version: z.int().meta({ description: 'The number of its newest version, from 1.' }),
  madeAt: timestampSchema,
  changedAt: timestampSchema,
  deletedAt: timestampSchema.optional().meta({ description: 'When it was moved to the bin.' })
}) satisfies z.ZodType<DocumentInfo>

const count = z.int().optional()
const flag = z.literal(true).optional()
const changeSummarySchema = z
  .object({
    added: count,
    removed: count,
    changed: count,
    moved: count,
    fields: count.meta({ description: 'Changed fields of a character.' }),
    name: flag,
    title: flag,
    nights: flag,
    almanac: flag,
    houseRules: flag,
    metadata: flag,
    other: flag
  })
  .meta({
    description: 'How many characters changed, and which other parts.'
  }) satisfies z.ZodType<ChangeSummary>

const versionSchema = z.object({
  version: z.int(),
  savedAt: timestampSchema,
  changes: changeSummarySchema
    .optional()
    .meta({ description: 'The changes since the version before, if known.' })
}) satisfies z.ZodType<DocumentVersion>

/** The stored bytes of one kind, and their limit. */
export const byteUsageSchema = z.object({ used: z.int(), limit: z.int() }) satisfies z.ZodType<ByteUsage>

const imageSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  madeAt: timestampSchema,
  deletedAt: timestampSchema
    .exactOptional()
    .meta({ description: 'When it was moved to the bin. Its URL still works.' }),
  address: z.string().meta({ description: 'Its public URL.' }),
  hasDrawing: z.boolean().meta({ description: 'Whether it can be edited in the icon or logo editor.' }),
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

export const documentInfoSchema = namedSchema(
  'SavedMark',
  'A saved script or character without its content.',
  infoSchema
)
export const savedImageSchema = namedSchema(
  'SavedImage',
  'An uploaded image, as its owner sees it.',
  imageSchema
)
export const savedInfoSchema = z.object({
  ...infoSchema.shape,
  nearlyFull: byteUsageSchema.optional().meta({
    description:
      'The stored bytes of all your documents and versions. Present when the account is nearly full.'
  })
}) satisfies z.ZodType<SavedInfo>
export const versionListSchema = z.object({ versions: z.array(versionSchema) })

/** The schema of one page of a list. */
export const pageSchemaOf = (item: z.core.$ZodType) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() })

const schemasFor = (content: z.core.$ZodType, summary: z.ZodObject) => ({
  content,
  whole: z.object({ ...infoSchema.shape, content }),
  version: z.object({ ...versionSchema.shape, content }),
  list: pageSchemaOf(z.object({ ...infoSchema.shape, ...summary.shape }))
})

/** The schemas of each document kind. */
export const documentSchemas = {
  script: schemasFor(namedSchema('Script', 'A script in Belfry’s own format.', scriptSchema), scriptSummary),
  character: schemasFor(
    namedSchema(
      'Character',
      'A separately saved character.',
      z.object({ ...savedCharacterSchema.shape, id: z.string().regex(customIdPattern) })
    ),
    characterSummary
  )
}
