import * as z from 'zod/mini'
import { limits } from '#core/limits.ts'
import { savedIdSchema, savedSorts, visibilities } from '#core/saved.ts'

/** What routes for saved scripts and characters are asked: for their gates, and for the API's description. */

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform(word => word === 'true')
)
/** A number from 1 that an address spells. */
const count = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(999_999_999)))
)
const name = z.string().check(z.minLength(1), z.maxLength(limits.saved.name))

export const savedOne = z.object({ id: savedIdSchema })
export const savedOneVersion = z.object({ id: savedIdSchema, version: count })

export const savedQuery = z.object({
  page: z._default(count, 1),
  search: z._default(z.string().check(z.maxLength(limits.saved.search)), ''),
  sort: z._default(z.enum(savedSorts), 'changed'),
  bin: z._default(flag, false)
})
export const removalQuery = z.object({ forever: z._default(flag, false) })

/** A save names the version that it was made from, 0 for a new one, and itself, so that it may be sent twice. */
export const saveRequest = <Content>(content: z.ZodMiniType<Content>) =>
  z.object({ content, version: z.int().check(z.minimum(0)), saveId: savedIdSchema })

export const changeRequest = z.union([
  z.strictObject({ name }),
  z.strictObject({ visibility: z.enum(visibilities) })
])
export const copyRequest = z.object({ id: savedIdSchema, name })

/** Nobody deletes an account by an address alone. */
export const accountRemoval = z.object({ confirm: z.literal(true) })
