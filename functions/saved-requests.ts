import * as z from 'zod/mini'
import { limits } from '#core/limits.ts'
import { savedIdSchema, savedSorts, visibilities } from '#core/saved.ts'

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
const name = z.string().check(z.minLength(1), z.maxLength(limits.saved.name))

export const savedOne = z.object({ id: savedIdSchema })
export const savedOneVersion = z.object({ id: savedIdSchema, version: positiveInteger })

export const savedQuery = z.object({
  page: z._default(positiveInteger, 1),
  search: z._default(z.string().check(z.maxLength(limits.saved.search)), ''),
  sort: z._default(z.enum(savedSorts), 'changed'),
  bin: z._default(flag, false)
})
export const removalQuery = z.object({ forever: z._default(flag, false) })

/** The body of a save: the content, the version that it is based on (0 for a new document), and an id that makes repeated requests safe. */
export const saveRequest = <Content>(content: z.ZodMiniType<Content>) =>
  z.object({ content, version: z.int().check(z.minimum(0)), saveId: savedIdSchema })

export const changeRequest = z.union([
  z.strictObject({ name }),
  z.strictObject({ visibility: z.enum(visibilities) })
])
export const copyRequest = z.object({ id: savedIdSchema, name })

/** The body of an account deletion: an explicit confirmation. */
export const accountRemoval = z.object({ confirm: z.literal(true) })
