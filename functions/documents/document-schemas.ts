import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { documentIdSchema, documentSorts, visibilities } from '#core/saving/document.ts'
import { flag, positiveInteger } from '../http/query-schemas.ts'

/** Schemas of the document routes' parameters and bodies, used by the validators and the API reference. */

/** A positive integer in a path or query, in decimal digits alone. */
const digits = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .pipe(positiveInteger(999_999_999))
const name = z.string().min(1).max(limits.documents.name)

export const idParams = z.object({ id: documentIdSchema })
export const versionParams = z.object({ id: documentIdSchema, version: digits })

export const documentsQuery = z.object({
  page: digits.default(1),
  search: z.string().max(limits.documents.search).default(''),
  sort: z.enum(documentSorts).default('changed'),
  bin: flag.default(false)
})
export const deletionQuery = z.object({ forever: flag.default(false) })

/** The body of a save: the content, the version that it is based on (0 for a new document), and an id that makes repeated requests safe. */
export const saveRequest = <Content>(content: z.core.$ZodType<Content>) =>
  z.object({ content, version: z.int().min(0), saveId: documentIdSchema })

export const changeRequest = z.union([
  z.strictObject({ name }),
  z.strictObject({ visibility: z.enum(visibilities) })
])
export const duplicateRequest = z.object({ id: documentIdSchema, name })

/** The body of an account deletion: an explicit confirmation. */
export const accountDeletionRequest = z.object({ confirm: z.literal(true) })
