import type { Cast } from '#core/cast/cast.ts'
import type { HalfPage, PagePlan, PlanContext } from '../page/page-plan.ts'
import type { Size } from '../page/paper.ts'
import { planFooter } from '../page/plan-footer.ts'
import { planCharacterSheet } from './plan-character-sheet.ts'

/** The upper or lower half of a paper. */
export const halfPaper = ({ width, height }: Size): Size => ({ width, height: height / 2 })

/** Plans the character sheet on half pages, two per page. A sheet of a single half is printed twice on its page. */
export function planHalfSheets(cast: Cast, context: PlanContext): PagePlan[] {
  const half = { ...context, paper: halfPaper(context.paper) }
  const plans = planCharacterSheet(cast, half)
  const halves = plans.map((plan, index) => ({
    plan,
    footer: planFooter(cast, plan, index + 1, plans.length, half)
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
