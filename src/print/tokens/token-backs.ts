import type { PagePlan } from '../page/page-plan.ts'
import { millimetresToPoints } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { TokenKind } from '../token-options.ts'
import { colours } from '../typeset/colours.ts'
import type { TokenPagePlan } from './token-pages.ts'
import { reminderColours, type TokenPlan, widthOfToken } from './token-plan.ts'
import type { TokenSize } from './token-size.ts'

/** The back of a token. All backs of a kind look alike, so that they tell nothing. */
export interface TokenBack extends TokenSize {
  kind: TokenKind
  /** Colour of the disc and of what is drawn on it. */
  fill: string
  line: string
  hasPattern: boolean
}

/** A back on its page; `left` and `top` are the corner of its bleed, in points from the page's upper left corner. */
export interface PlacedBack {
  back: TokenBack
  left: number
  top: number
}

/** Adds to each page of tokens the page with their backs: mirrored, for printers that turn the paper along its long edge. */
export const withBacks = (
  pages: readonly PagePlan<TokenPagePlan>[],
  context: PlanContext
): PagePlan<TokenPagePlan>[] =>
  context.options.tokenBacks === 'none' ? [...pages] : pages.flatMap(page => [page, backPage(page, context)])

function backPage({ content }: PagePlan<TokenPagePlan>, context: PlanContext): PagePlan<TokenPagePlan> {
  const { options, paper } = context
  const backs = content.tokens.map(
    ({ token, left, top }): PlacedBack => ({
      back: planBack(token, context),
      left: paper.width - left - widthOfToken(token) + millimetresToPoints(options.backOffsetX),
      top: top + millimetresToPoints(options.backOffsetY)
    })
  )
  return { bare: true, content: { kind: 'tokens', tokens: [], marks: 'none', backs } }
}

/** Plans the back of a token. */
export const planBack = ({ kind, cut, bleed }: TokenPlan, context: PlanContext): TokenBack => ({
  kind,
  cut,
  bleed,
  ...backColours(kind, context),
  hasPattern: context.options.tokenBacks === 'pattern'
})

/** The accent colour, else a dark one; white paper with lines in that colour for ink saving. */
function backColours(kind: TokenKind, { options, palette }: PlanContext): Pick<TokenBack, 'fill' | 'line'> {
  const own = options.accent ? palette.headingColour : characterBack
  const fill = kind === 'character' ? own : colours.reminder
  if (options.inkSaver) return { fill: '#FFFFFF', line: fill }
  return { fill, line: kind === 'character' ? lightLine : reminderColours.light }
}

const characterBack = '#3B2C20'
const lightLine = '#E7D9B8'
