import { zValidator } from '@hono/zod-validator'
import { z } from 'zod'
import { type ApiRefusal, refusal } from '#functions/refusals.ts'
import { accentSchema, printOptionsSchema, defaultPrintOptions as usual } from '#print/print-options.ts'
import { defaultLocale, locales } from '#routes'

const option = printOptionsSchema.shape
const flag = z.enum(['true', 'false']).transform(word => word === 'true')
const number = z.string().transform(Number)
const list = z.string().transform((text): readonly string[] => text.split(','))
/** A colour may come without the sign that addresses keep for themselves. */
const colour = z.string().transform(text => (text.startsWith('#') ? text : `#${text}`))

export const sheetQuery = z.object({
  paper: z._default(option.paper, usual.paper),
  parts: z._default(list.pipe(option.parts), usual.parts),
  size: z._default(option.size, usual.size),
  columns: z._default(number.pipe(option.columns), usual.columns),
  back: z._default(option.back, usual.back),
  nights: z._default(option.nights, usual.nights),
  inkSaver: z._default(flag, usual.inkSaver),
  playersCopy: z._default(flag, usual.playersCopy),
  copies: z._default(number.pipe(option.copies), usual.copies),
  accent: colour.pipe(accentSchema).optional(),
  secondLanguage: z.enum(locales).optional(),
  tokenSize: z._default(number.pipe(option.tokenSize), usual.tokenSize),
  reminderSize: z._default(number.pipe(option.reminderSize), usual.reminderSize),
  tokenBleed: z._default(number.pipe(option.tokenBleed), usual.tokenBleed),
  tokenAbilities: z._default(flag, usual.tokenAbilities),
  /** The day that is printed. */
  date: z.iso.date().optional(),
  lang: z.enum(locales).default(defaultLocale)
})

const codes = {
  paper: 'paper_unknown',
  parts: 'parts_unknown',
  size: 'size_unknown',
  columns: 'columns_unknown',
  back: 'back_unknown',
  nights: 'nights_unknown',
  inkSaver: 'ink_saver_unknown',
  playersCopy: 'players_copy_unknown',
  copies: 'copies_unknown',
  accent: 'accent_unknown',
  secondLanguage: 'language_unknown',
  tokenSize: 'token_size_unknown',
  reminderSize: 'reminder_size_unknown',
  tokenBleed: 'token_bleed_unknown',
  tokenAbilities: 'token_abilities_unknown',
  date: 'date_unknown',
  lang: 'language_unknown'
} as const satisfies Record<keyof typeof sheetQuery.shape, ApiRefusal>

export const pageQuery = z.object({
  ...sheetQuery.shape,
  /** Which page of the sheet, from 1. */
  page: z._default(number.pipe(z.int().min(1)), 1),
  /** Pixels for each that a screen of usual density has. */
  scale: z._default(number.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])), 2)
})

const pageCodes = { ...codes, page: 'page_unknown', scale: 'scale_unknown' } as const

export const cardQuery = sheetQuery.pick({ lang: true })

export type CardOptions = z.output<typeof cardQuery>
export type SheetOptions = z.output<typeof sheetQuery>
export type PageOptions = z.output<typeof pageQuery>

/** Checks the query of a sheet; each refusal names the option that is wrong. */
export const sheetOptions = zValidator('query', sheetQuery, (result, c) => {
  if (result.success) return
  const wrong = sheetQuery.keyof().parse(result.error.issues[0]?.path[0])
  return c.json(...refusal(codes[wrong]))
})

/** Checks the query of one page of a sheet. */
export const pageOptions = zValidator('query', pageQuery, (result, c) => {
  if (result.success) return
  const wrong = pageQuery.keyof().parse(result.error.issues[0]?.path[0])
  return c.json(...refusal(pageCodes[wrong]))
})

/** Checks the query of a script's card. */
export const cardOptions = zValidator('query', cardQuery, (result, c) => {
  if (!result.success) return c.json(...refusal('language_unknown'))
})
