import type { Cast } from '#core/cast/cast.ts'
import { planAlmanac } from './almanac/plan-almanac.ts'
import { planBack } from './back/plan-back.ts'
import { planCharacterSheet } from './character-sheet/plan-character-sheet.ts'
import { planHalfSheets } from './character-sheet/plan-half-sheets.ts'
import { unmirrored } from './letter-fonts/complete-faces.ts'
import { planNightStrips } from './night/plan-night-strips.ts'
import { planNights } from './night/plan-nights.ts'
import { packPlanners } from './pack/pack-planners.ts'
import type { PagePlan } from './page/page-plan.ts'
import type { PlanContext } from './page/plan-context.ts'
import type { PrintPart } from './print-options.ts'
import { planTokenPages } from './tokens/token-pages.ts'
import type { PageContent } from './views/page-content.ts'

/** `firstPage`: number of the part's first page in the print, from 1. */
type Planner = (cast: Cast, context: PlanContext, firstPage: number) => PagePlan<PageContent>[]

/** The planner of each part. */
export const partPlanners: Readonly<Record<PrintPart, Planner>> = {
  sheet: (cast, context) =>
    (context.options.size === 'half' ? planHalfSheets : planCharacterSheet)(cast, context),
  back: planBack,
  night: planNights,
  almanac: planAlmanac,
  tokens: (cast, context) => planTokenPages(cast, { ...context, faces: unmirrored(context.faces) }),
  strips: planNightStrips,
  ...packPlanners
}
