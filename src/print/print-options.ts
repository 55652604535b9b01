import * as z from 'zod/mini'
import { papers } from './paper.ts'

/** What can be printed of a script, in the order of the pages. */
export const printParts = ['sheet', 'back', 'night', 'almanac', 'tokens'] as const
export type PrintPart = (typeof printParts)[number]

/** Copies of the players' sheet at most. */
export const mostCopies = 20

/** A colour as `#rrggbb`. */
export const accentSchema = z.string().check(z.regex(/^#[\da-f]{6}$/i))

/** What is printed and how: remembered by the export dialog, and the query of the Worker's sheets. */
export const printOptionsSchema = z.object({
  paper: z.enum(papers),
  parts: z.array(z.enum(printParts)).check(z.minLength(1)),
  /** `half`: two to a page, for small scripts. */
  size: z.enum(['full', 'half']),
  columns: z.union([z.literal(1), z.literal(2)]),
  back: z.enum(['information', 'cover']),
  nights: z.enum(['full', 'compact']),
  inkSaver: z.boolean(),
  /** Nothing that only the storyteller may know. */
  playersCopy: z.boolean(),
  /** Of the players' sheet. */
  copies: z.int().check(z.minimum(1), z.maximum(mostCopies)),
  /** In place of ink for title, rules and heads. */
  accent: z.optional(accentSchema),
  /** Tag of a language that the caller brings texts and words of. */
  secondLanguage: z.optional(z.string().check(z.minLength(2)))
})

export type PrintOptions = z.infer<typeof printOptionsSchema>

export const defaultPrintOptions: PrintOptions = {
  paper: 'a4',
  parts: ['sheet', 'night'],
  size: 'full',
  columns: 2,
  back: 'information',
  nights: 'full',
  inkSaver: false,
  playersCopy: false,
  copies: 1
}
