import { zValidator } from '@hono/zod-validator'
import { z } from 'zod'
import { defaultPrintOptions as defaults, printOptionsSchema } from '#print/print-options.ts'
import { defaultLocale, locales } from '#routes'
import { colour, flag, list, number, positiveInteger } from '../http/query-schemas.ts'
import { type ApiRefusal, refusal } from '../http/refusals.ts'
import { tokenCodes, tokenQuery } from './token-query.ts'

const option = printOptionsSchema.shape

export const sheetQuery = z.object({
  paper: z._default(option.paper, defaults.paper),
  parts: z._default(list.pipe(option.parts), defaults.parts),
  size: z._default(option.size, defaults.size),
  columns: z._default(number.pipe(option.columns), defaults.columns),
  imposition: option.imposition,
  back: z._default(option.back, defaults.back),
  nights: z._default(option.nights, defaults.nights),
  stripSize: option.stripSize,
  jinxes: z._default(flag, defaults.jinxes),
  houseRules: z._default(flag, defaults.houseRules),
  qrCode: z._default(flag, defaults.qrCode),
  inkSaver: z._default(flag, defaults.inkSaver),
  playersCopy: z._default(flag, defaults.playersCopy),
  copies: z._default(number.pipe(option.copies), defaults.copies),
  accent: colour.optional(),
  secondLanguage: z.enum(locales).optional(),
  tokenSize: z._default(number.pipe(option.tokenSize), defaults.tokenSize),
  reminderSize: z._default(number.pipe(option.reminderSize), defaults.reminderSize),
  tokenBleed: z._default(number.pipe(option.tokenBleed), defaults.tokenBleed),
  tokenAbilities: z._default(flag, defaults.tokenAbilities),
  cardTexts: option.cardTexts,
  playerNames: option.playerNames,
  ...tokenQuery,
  /** The date to print. */
  date: z.iso.date().optional(),
  lang: z.enum(locales).default(defaultLocale)
})

const codes = {
  paper: 'paper_unknown',
  parts: 'parts_unknown',
  size: 'size_unknown',
  columns: 'columns_unknown',
  imposition: 'imposition_unknown',
  back: 'back_unknown',
  nights: 'nights_unknown',
  stripSize: 'strip_size_unknown',
  jinxes: 'jinxes_unknown',
  houseRules: 'house_rules_unknown',
  qrCode: 'qr_code_unknown',
  inkSaver: 'ink_saver_unknown',
  playersCopy: 'players_copy_unknown',
  copies: 'copies_unknown',
  accent: 'accent_unknown',
  secondLanguage: 'language_unknown',
  tokenSize: 'token_size_unknown',
  reminderSize: 'reminder_size_unknown',
  tokenBleed: 'token_bleed_unknown',
  tokenAbilities: 'token_abilities_unknown',
  cardTexts: 'card_texts_too_long',
  playerNames: 'player_names_too_long',
  ...tokenCodes,
  date: 'date_unknown',
  lang: 'language_unknown'
} as const satisfies Record<keyof typeof sheetQuery.shape, ApiRefusal>

export const pageQuery = z.object({
  ...sheetQuery.shape,
  /** The page number, from 1. */
  page: z._default(positiveInteger(), 1),
  /** Pixels per CSS pixel. */
  scale: z._default(number.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])), 2)
})

const pageCodes = { ...codes, page: 'page_unknown', scale: 'scale_unknown' } as const

export const cardQuery = sheetQuery.pick({ lang: true })

export type CardOptions = z.output<typeof cardQuery>
export type SheetOptions = z.output<typeof sheetQuery>
export type PageOptions = z.output<typeof pageQuery>

/** Validates the query of a sheet. Each option has its own refusal code. */
export const validateSheetOptions = zValidator('query', sheetQuery, (result, c) => {
  if (result.success) return
  const invalidOption = sheetQuery.keyof().parse(result.error.issues[0]?.path[0])
  return c.json(...refusal(codes[invalidOption]))
})

/** Validates the query of one page of a sheet. */
export const validatePageOptions = zValidator('query', pageQuery, (result, c) => {
  if (result.success) return
  const invalidOption = pageQuery.keyof().parse(result.error.issues[0]?.path[0])
  return c.json(...refusal(pageCodes[invalidOption]))
})

/** Validates the query of a script's card. */
export const validateCardOptions = zValidator('query', cardQuery, (result, c) => {
  if (!result.success) return c.json(...refusal('language_unknown'))
})
