import { paginate } from '../page/paginate.ts'
import { footerHeight, margins, millimetresToPoints } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { type TokenPlan, widthOfToken } from './token-plan.ts'

/** A token on its page; `left` and `top` are the corner of its bleed, in points from the page's upper left corner. */
export interface PlacedToken {
  token: TokenPlan
  left: number
  top: number
}

/** Margins of token pages, in points: smaller than those of text, and inside the printable area of usual printers. */
const tokenMargins = { side: 17, top: 34 } as const
/** Largest gap between tokens unless a larger one is chosen, in points. */
const maxGap = 6

/** Tokens of one size, side by side. Sizes are points. */
interface Row {
  tokens: readonly TokenPlan[]
  width: number
  left: number
  gap: number
}

/** Fills pages of plain paper with rows. Each group has tokens of one size and begins a row. */
export function fillPages(groups: readonly (readonly TokenPlan[])[], context: PlanContext): PlacedToken[][] {
  const rows = groups.flatMap(tokens => toRows(tokens, context))
  const bottom = context.paper.height - margins.footerBottom - footerHeight
  const room = bottom - tokenMargins.top
  const rules = { height: ({ width }: Row) => width, gap: ({ gap }: Row) => gap }
  return paginate(rows, { room }, rules).map(placeRows)
}

/** Divides tokens of one size into rows. */
function toRows(tokens: readonly TokenPlan[], { paper, options }: PlanContext): Row[] {
  const [first] = tokens
  if (!first) return []
  const width = widthOfToken(first)
  const minGap = millimetresToPoints(options.tokenGap)
  const room = paper.width - 2 * tokenMargins.side
  const columns = Math.max(1, Math.floor((room + minGap) / (width + minGap)))
  const gap = Math.max(minGap, Math.min(maxGap, (room - columns * width) / columns))
  const left = (paper.width - columns * width - (columns - 1) * gap) / 2
  return Array.from({ length: Math.ceil(tokens.length / columns) }, (_, row) => ({
    tokens: tokens.slice(row * columns, (row + 1) * columns),
    width,
    left,
    gap
  }))
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
