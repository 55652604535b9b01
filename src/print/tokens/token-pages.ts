import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { paginate } from '../page/paginate.ts'
import { footerHeight, margins, millimetresToPoints } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { listTokens } from './token-list.ts'
import { planToken, type TokenPlan, widthOfToken } from './token-plan.ts'

/** A token on its page; `left` and `top` are the corner of its bleed, in points from the page's upper left corner. */
export interface PlacedToken {
  token: TokenPlan
  left: number
  top: number
}

/** A page of tokens. */
export interface TokenPagePlan {
  kind: 'tokens'
  tokens: readonly PlacedToken[]
  /** Label of the scale bar: asks to print at actual size. */
  scaleLabel: string
}

/** Margins of token pages, in points: smaller than those of text, and inside the printable area of usual printers. */
const tokenMargins = { side: 17, top: 34 } as const
/** Largest gap between tokens, in points. */
const maxGap = 6

/** Plans the pages of a script's tokens: rows of characters, then rows of reminders. */
export function planTokenPages(cast: Cast, context: PlanContext): PagePlan<TokenPagePlan>[] {
  const plans = listTokens(cast).map(token => planToken(token, context))
  const rows = [
    ...toRows(
      plans.filter(({ kind }) => kind === 'character'),
      context
    ),
    ...toRows(
      plans.filter(({ kind }) => kind === 'reminder'),
      context
    )
  ]
  return fillPages(rows, context).map(
    (tokens): PagePlan<TokenPagePlan> => ({
      content: { kind: 'tokens', tokens, scaleLabel: context.texts.tokenScale }
    })
  )
}

/** Tokens of one size, side by side. Sizes are points. */
interface Row {
  tokens: readonly TokenPlan[]
  width: number
  left: number
  gap: number
}

/** Divides tokens of one size into rows. */
function toRows(tokens: readonly TokenPlan[], { paper }: PlanContext): Row[] {
  const [first] = tokens
  if (!first) return []
  const width = widthOfToken(first)
  const room = paper.width - 2 * tokenMargins.side
  const columns = Math.max(1, Math.floor(room / width))
  const gap = Math.min(maxGap, (room - columns * width) / columns)
  const left = (paper.width - columns * width - (columns - 1) * gap) / 2
  return Array.from({ length: Math.ceil(tokens.length / columns) }, (_, row) => ({
    tokens: tokens.slice(row * columns, (row + 1) * columns),
    width,
    left,
    gap
  }))
}

function fillPages(rows: readonly Row[], { paper }: PlanContext): PlacedToken[][] {
  const bottom = paper.height - margins.footerBottom - footerHeight
  const room = bottom - tokenMargins.top
  const rules = { height: ({ width }: Row) => width, gap: ({ gap }: Row) => gap }
  return paginate(rows, { room }, rules).map(placeRows)
}

/** Places the rows of a page below each other. */
function placeRows(rows: readonly Row[]): PlacedToken[] {
  let top: number = tokenMargins.top
  return rows.flatMap(({ tokens, width, left, gap }) => {
    const placed = tokens.map((token, index) => ({ token, left: left + index * (width + gap), top }))
    top += width + gap
    return placed
  })
}

/** Distance of a crop mark from the bleed, and its length, in points. */
const mark = { away: 1.5, length: 6 } as const

/** The four crop marks of a token, in points from the page's corner: outside its bleed, pointing at its centre. */
export function cropMarks({ token, left, top }: PlacedToken): { from: Point; to: Point }[] {
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

/** The scale bar, 50 mm long with ticks every 10 mm. All values are points. */
export const scaleBar = {
  left: 28,
  top: 20,
  length: millimetresToPoints(50),
  step: millimetresToPoints(10)
} as const
