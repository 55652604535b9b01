import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { millimetresToPoints } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { PrintOptions } from '../print-options.ts'
import { labelSheetOf, tokenKinds } from '../token-options.ts'
import { fillLabels } from './label-pages.ts'
import { planTokens } from './plan-tokens.ts'
import { planRegistrationPages, type RegistrationPlan } from './registration-pages.ts'
import { type PlacedBack, withBacks } from './token-backs.ts'
import { type TokenPlan, widthOfToken } from './token-plan.ts'
import { fillPages, type PlacedToken } from './token-rows.ts'

/** A page of tokens. */
export interface TokenPagePlan {
  kind: 'tokens'
  tokens: readonly PlacedToken[]
  marks: PrintOptions['tokenMarks']
  /** Label of the scale bar, which asks to print at actual size; absent on labels. */
  scaleLabel?: string
  /** Backs instead of tokens. */
  backs?: readonly PlacedBack[]
  /** The sheet that measures a printer, instead of tokens. */
  registration?: RegistrationPlan
}

/**
 * Plans the pages of a script's tokens: rows of characters, then rows of reminders. A kind that is printed on labels has
 * pages of its own, without marks and footer. Without tokens there is one empty page. Fronts have their backs
 * on the next page; the sheet that measures a printer comes first.
 */
export function planTokenPages(cast: Cast, context: PlanContext): PagePlan<TokenPagePlan>[] {
  const plans = planTokens(cast, context).map(({ plan }) => plan)
  const groups = tokenKinds.map(kind => ({
    tokens: plans.filter(token => token.kind === kind),
    sheet: labelSheetOf(kind, context.options)
  }))
  const pages = groups.some(({ sheet }) => sheet)
    ? groups.flatMap(({ tokens, sheet }) =>
        sheet ? fillLabels(tokens, sheet).map(labelPage) : paperPages([tokens], context)
      )
    : paperPages(
        groups.map(({ tokens }) => tokens),
        context
      )
  return [
    ...planRegistrationPages(context),
    ...withBacks(pages.length > 0 ? pages : [paperPage([], context)], context)
  ]
}

const paperPages = (groups: readonly (readonly TokenPlan[])[], context: PlanContext) =>
  fillPages(groups, context).map(tokens => paperPage(tokens, context))

const paperPage = (
  tokens: readonly PlacedToken[],
  { options, texts }: PlanContext
): PagePlan<TokenPagePlan> => ({
  content: { kind: 'tokens', tokens, marks: options.tokenMarks, scaleLabel: texts.tokenScale }
})

const labelPage = (tokens: readonly PlacedToken[]): PagePlan<TokenPagePlan> => ({
  bare: true,
  content: { kind: 'tokens', tokens, marks: 'none' }
})

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
