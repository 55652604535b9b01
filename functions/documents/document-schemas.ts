import * as z from 'zod/mini'
import { limits } from '#core/limits.ts'
import { documentIdSchema, documentSorts, visibilities } from '#core/saving/document.ts'

/** Schemas of the document routes' parameters and bodies, used by the validators and the API reference. */

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform(text => text === 'true')
)
/** A positive integer in a path or query. */
const positiveInteger = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(999_999_999)))
)
const name = z.string().check(z.minLength(1), z.maxLength(limits.documents.name))

export const idParams = z.object({ id: documentIdSchema })
export const versionParams = z.object({ id: documentIdSchema, version: positiveInteger })

export const documentsQuery = z.object({
  page: z._default(positiveInteger, 1),
  search: z._default(z.string().check(z.maxLength(limits.documents.search)), ''),
  sort: z._default(z.enum(documentSorts), 'changed'),
  bin: z._default(flag, false)
})
export const deletionQuery = z.object({ forever: z._default(flag, false) })

/** The body of a save: the content, the version that it is based on (0 for a new document), and an id that makes repeated requests safe. */
export const saveRequest = <Content>(content: z.ZodMiniType<Content>) =>
  z.object({ content, version: z.int().check(z.minimum(0)), saveId: documentIdSchema })

export const changeRequest = z.union([
  z.strictObject({ name }),
  z.strictObject({ visibility: z.enum(visibilities) })
])
export const duplicateRequest = z.object({ id: documentIdSchema, name })

/** The body of an account deletion: an explicit confirmation. */
export const accountDeletionRequest = z.object({ confirm: z.literal(true) })
