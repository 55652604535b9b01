import { z } from 'zod'

/** Schemas that parse the text of a query parameter, shared by the queries of all routes. */

/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform(text => text === 'true')

/** A list, separated by commas. */
export const list = z.string().transform((text): readonly string[] => text.split(','))

/** Any number; NaN, which number schemas refuse, for other text. */
export const number = z.string().transform(Number)

/** A whole number from 1. */
export const positiveInteger = (max = Number.MAX_SAFE_INTEGER) => number.pipe(z.int().min(1).max(max))
