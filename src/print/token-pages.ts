import type { Cast } from '#core/cast.ts'
import { footerHeight, margins, points } from './paper.ts'
import type { PagePlan, PlanContext } from './plan.ts'
import { tokensOf } from './token-list.ts'
import { planToken, type TokenPlan, widthOfToken } from './token-plan.ts'

/** A token on its page; `left` and `top` are the corner of its bleed, in points from the page's corner. */
export interface PlacedToken {
  token: TokenPlan
  left: number
  top: number
}

/** A page of tokens. */
export interface TokensPlan {
  kind: 'tokens'
  tokens: readonly PlacedToken[]
  /** Says that pages want printing at their true size, beside a line to measure that by. */
  scale: string
}

/** Tokens use more of the paper than words do, but keep to what any printer reaches. */
const tokenMargins = { side: 17, top: 34 } as const
/** Air between tokens where the paper has room to spare. */
const mostAir = 6

/** The pages of a script's tokens: rows of characters, then rows of reminders. */
export function planTokens(cast: Cast, context: PlanContext): PagePlan[] {
  const plans = tokensOf(cast).map(token => planToken(token, context))
  const rows = [
    ...rowsOf(
      plans.filter(({ kind }) => kind === 'character'),
      context
    ),
    ...rowsOf(
      plans.filter(({ kind }) => kind === 'reminder'),
      context
    )
  ]
  return fillPages(rows, context).map(tokens => ({
    content: { kind: 'tokens', tokens, scale: context.words.tokenScale }
  }))
}

/** Tokens of one size, side by side. */
interface Row {
  tokens: readonly TokenPlan[]
  width: number
  left: number
  air: number
}

/** Rows of tokens that are all of one size. */
function rowsOf(tokens: readonly TokenPlan[], { paper }: PlanContext): Row[] {
  const [first] = tokens
  if (!first) return []
  const width = widthOfToken(first)
  const room = paper.width - 2 * tokenMargins.side
  const columns = Math.max(1, Math.floor(room / width))
  const air = Math.min(mostAir, (room - columns * width) / columns)
  const left = (paper.width - columns * width - (columns - 1) * air) / 2
  return Array.from({ length: Math.ceil(tokens.length / columns) }, (_, row) => ({
    tokens: tokens.slice(row * columns, (row + 1) * columns),
    width,
    left,
    air
  }))
}

function fillPages(rows: readonly Row[], { paper }: PlanContext): PlacedToken[][] {
  const bottom = paper.height - margins.footerBottom - footerHeight
  const pages: PlacedToken[][] = []
  let top = Number.POSITIVE_INFINITY
  for (const { tokens, width, left, air } of rows) {
    if (top + width > bottom) {
      pages.push([])
      top = tokenMargins.top
    }
    pages.at(-1)?.push(...tokens.map((token, index) => ({ token, left: left + index * (width + air), top })))
    top += width + air
  }
  return pages
}

/** Points between the bleed and a cutting mark, and of the mark itself. */
const mark = { away: 1.5, length: 6 } as const

/** Where the lines of a token's four cutting marks run: outside of its bleed, towards its middle. */
export function cutMarks({ token, left, top }: PlacedToken): { from: Point; to: Point }[] {
  const radius = widthOfToken(token) / 2
  const [from, to] = [radius + mark.away, radius + mark.away + mark.length]
  const at = (x: number, y: number, distance: number): Point => ({
    x: left + radius + x * distance * Math.SQRT1_2,
    y: top + radius + y * distance * Math.SQRT1_2
  })
  return corners.map(([x, y]) => ({ from: at(x, y, from), to: at(x, y, to) }))
}

interface Point {
  x: number
  y: number
}

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1]
] as const

/** The line to measure a print by: 50 millimetres. */
export const scaleLine = { left: 28, top: 20, length: points(50), step: points(10) } as const
