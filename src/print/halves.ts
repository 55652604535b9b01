import type { Cast } from '#core/cast.ts'
import type { Size } from './paper.ts'
import type { HalfPage, PagePlan, PlanContext } from './plan.ts'
import { footerOf } from './plan-footer.ts'
import { planSheet } from './plan-sheet.ts'

/** The upper or lower half of a paper. */
export const halfOf = ({ width, height }: Size): Size => ({ width, height: height / 2 })

/** Plans the character sheet on half pages, two per page. A sheet of a single half is printed twice on its page. */
export function planHalves(cast: Cast, context: PlanContext): PagePlan[] {
  const half = { ...context, paper: halfOf(context.paper) }
  const plans = planSheet(cast, half)
  const halves = plans.map((plan, index) => ({
    plan,
    footer: footerOf(cast, plan, index + 1, plans.length, half)
  }))
  const all: readonly HalfPage[] = halves.length === 1 ? [...halves, ...halves] : halves
  const pages: PagePlan[] = []
  for (let at = 0; at < all.length; at += 2) {
    pages.push({
      bare: true,
      content: { kind: 'halves', halves: all.slice(at, at + 2), isTwice: halves.length === 1 }
    })
  }
  return pages
}
