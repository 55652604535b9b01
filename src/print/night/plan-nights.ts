import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { NightContent } from './night-plan.ts'
import { planCompactNightSheets } from './plan-compact-night-sheets.ts'
import { planNightSheets } from './plan-night-sheets.ts'

/** Plans the night sheets in the requested form. */
export const planNights = (cast: Cast, context: PlanContext): PagePlan<NightContent | PlacedContent>[] =>
  context.options.nights === 'compact'
    ? planCompactNightSheets(cast, context)
    : planNightSheets(cast, context)
