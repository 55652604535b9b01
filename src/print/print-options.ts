import * as z from 'zod/mini'
import { papers } from './paper.ts'

/** What can be printed of a script, in the order of the pages. */
export const printParts = ['sheet', 'back', 'night', 'almanac', 'tokens'] as const
export type PrintPart = (typeof printParts)[number]

/** Copies of the players' sheet at most. */
export const mostCopies = 20

/** A colour as `#rrggbb`. */
export const accentSchema = z.string().check(z.regex(/^#[\da-f]{6}$/i))

/** Millimetres that a token may measure, and that its colour may go on beyond the cut. */
export const tokenSizes = { token: [25, 90], reminder: [15, 60], bleed: [0, 4] } as const

const millimetres = ([least, most]: readonly [number, number]) =>
  z.number().check(z.minimum(least), z.maximum(most))

/** What is printed and how: remembered by the export dialog, and the query of the Worker's sheets. */
export const printOptionsSchema = z.object({
  paper: z.enum(papers),
  parts: z.readonly(z.array(z.enum(printParts)).check(z.minLength(1))),
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
  secondLanguage: z.optional(z.string().check(z.minLength(2))),
  /** Diameter of a character's token after cutting. */
  tokenSize: millimetres(tokenSizes.token),
  /** Diameter of a reminder token after cutting. */
  reminderSize: millimetres(tokenSizes.reminder),
  tokenBleed: millimetres(tokenSizes.bleed),
  /** Whether abilities stand on characters' tokens, where they can be read at that size. */
  tokenAbilities: z.boolean()
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
  copies: 1,
  tokenSize: 45,
  reminderSize: 25,
  tokenBleed: 1.5,
  tokenAbilities: false
}

/** Parts that hold nothing but what everyone at the table may know. */
export const playersParts: readonly PrintPart[] = ['sheet', 'back']

/** The parts to print, in the order of the pages: of a players' copy only what players may see, at least the sheet. */
export function partsToPrint({ parts, playersCopy }: PrintOptions): PrintPart[] {
  const wished = printParts.filter(part => parts.includes(part))
  if (!playersCopy) return wished
  const open = wished.filter(part => playersParts.includes(part))
  return open.length > 0 ? open : ['sheet']
}
