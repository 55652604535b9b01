import { z } from 'zod'
import { colourSchema } from '#print/token-options.ts'

/** Schemas that parse the text of a query parameter, shared by the queries of all routes. */

/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform(text => text === 'true')

/** A list, separated by commas. */
export const list = z.string().transform((text): readonly string[] => text.split(','))

/** A colour. Its `#` is optional, since it has a meaning of its own in URLs. */
export const colour = z
  .string()
  .transform(text => (text.startsWith('#') ? text : `#${text}`))
  .pipe(colourSchema)

/** Any number; NaN, which number schemas refuse, for other text. */
export const number = z.string().transform(Number)

/** A whole number from 1. */
export const positiveInteger = (max = Number.MAX_SAFE_INTEGER) => number.pipe(z.int().min(1).max(max))
