import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { PackPart } from '../print-options.ts'
import { planBluffCards } from './plan-bluff-cards.ts'
import { planInfoCards } from './plan-info-cards.ts'
import { planJinxCard } from './plan-jinx-card.ts'
import { planPlayerCards } from './plan-player-cards.ts'
import { planPlayerCounts } from './plan-player-counts.ts'
import { planSeating } from './plan-seating.ts'
import { planTentCards } from './plan-tent-cards.ts'

/** The planners of the storyteller's pack. */
export const packPlanners: Readonly<
  Record<PackPart, (cast: Cast, context: PlanContext) => PagePlan<PlacedContent>[]>
> = {
  infoCards: planInfoCards,
  bluffCard: planBluffCards,
  playerCounts: planPlayerCounts,
  seating: planSeating,
  jinxCard: planJinxCard,
  playerCards: planPlayerCards,
  tentCards: planTentCards
}
