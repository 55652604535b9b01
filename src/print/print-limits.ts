import type { Cast } from '#core/cast/cast.ts'
import { countMarks } from '#core/text-marks.ts'
import { type PrintOptions, partsToPrint } from './print-options.ts'
import { printedTexts } from './printed-texts.ts'
import { countFurtherTokens, listTokenEntries, type Token, type TokenEntry } from './token-list.ts'

/** Limits of a print, which bound its cost. The largest of 368 real scripts have 131 jinxes, 5 house rules, 390 tokens and a text of 1,643 letters. */
export const printLimits = {
  jinxes: 300,
  houseRules: 100,
  tokens: 800,
  /** Letters of one text. */
  text: 10_000
} as const

/** Letters of a name or a token's label that are printed; a name has at most 30 in the editor, and real ones have 21. */
export const maxNameLetters = 90
/** Letters of title and author that are read; the header shows fewer. */
export const maxTitleLetters = 400

/** Limits by where a print is made: on the server, which answers strangers within seconds, or in the browser of its user. */
export interface PrintPlace {
  /** Letters of names and labels on tokens. Each is drawn as an outline, which costs as much as 20 letters of a text. */
  tokenLetters: number
  /** Letters of all texts, counted again for each part and language that prints them. */
  letters: number
  /** Marks in these texts, which can begin an element. */
  marks: number
  /** Pages without copies. */
  pages: number
}

/** The character sheet and the nights of the largest real script have 50,770 letters with 723 marks on 12 pages, its tokens 3,402 letters. */
export const onServer: PrintPlace = { tokenLetters: 4000, letters: 100_000, marks: 2500, pages: 40 }
/** Every part of the largest real script has 166,419 letters with 1,699 marks on 76 pages. */
export const inBrowser: PrintPlace = { tokenLetters: 30_000, letters: 600_000, marks: 15_000, pages: 300 }

export const excessKinds = [
  'jinxes',
  'houseRules',
  'tokens',
  'tokenLetters',
  'text',
  'letters',
  'marks',
  'pages'
] as const
export type ExcessKind = (typeof excessKinds)[number]

/** What a print has too much of. */
export interface PrintExcess {
  kind: ExcessKind
  count: number
  limit: number
}

/** What a print has too much of, apart from pages; undefined when it is within the limits. Costs little: nothing is laid out. */
export function findExcess(
  casts: readonly Cast[],
  options: PrintOptions,
  place: PrintPlace
): PrintExcess | undefined {
  const [cast] = casts
  if (!cast) return undefined
  const texts = casts.flatMap(each => printedTexts(each, options))
  const hasTokens = partsToPrint(options).includes('tokens')
  const tokens = hasTokens ? listTokenEntries(cast, options) : []
  const furtherTokens = hasTokens ? countFurtherTokens(options) : 0
  const limits = { ...printLimits, ...place }
  const counts: readonly (readonly [Exclude<ExcessKind, 'pages'>, number])[] = [
    ['jinxes', cast.jinxes.length],
    ['houseRules', cast.bootlegger.length],
    ['tokens', sumOf(tokens, ({ count }) => count) + furtherTokens],
    ['tokenLetters', sumOf(tokens, ({ token, count }) => count * textOf(token).length)],
    ['text', texts.reduce((longest, { length }) => Math.max(longest, length), 0)],
    ['letters', countLetters(texts)],
    ['marks', texts.reduce((sum, text) => sum + countMarks(text), 0)]
  ]
  return counts
    .map(([kind, count]) => ({ kind, count, limit: limits[kind] }))
    .find(({ count, limit }) => count > limit)
}

const sumOf = (tokens: readonly TokenEntry[], numberOf: (token: TokenEntry) => number) =>
  tokens.reduce((sum, token) => sum + numberOf(token), 0)

const textOf = (token: Token) => (token.kind === 'character' ? token.character.name : token.label)

const countLetters = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0)

/** The excess of a print with this many pages. */
export const findPageExcess = (count: number, limit: number): PrintExcess | undefined =>
  count > limit ? { kind: 'pages', count, limit } : undefined
