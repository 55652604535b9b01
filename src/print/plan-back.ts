import type { Cast } from '#core/cast.ts'
import type { PagePlan, PlanContext } from './plan.ts'
import { planCover } from './plan-cover.ts'
import { planInformation } from './plan-information.ts'

/** The other side of the sheet: a cover, or what everyone at the table may look up. */
export const planBack = (cast: Cast, context: PlanContext): PagePlan[] =>
  context.options.back === 'cover' ? planCover(cast, context) : planInformation(cast, context)
