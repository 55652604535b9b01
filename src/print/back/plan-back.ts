import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planCover } from './plan-cover.ts'
import { planInformation } from './plan-information.ts'

/** Plans the back of the character sheet: a cover, or information for everyone at the table. */
export const planBack = (cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] =>
  context.options.back === 'cover' ? planCover(cast, context) : planInformation(cast, context)
