import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { splitEvery } from '../page/paginate.ts'
import { halfPaper } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { footerPlanner } from '../page/plan-footer.ts'
import type { HalfPage, HalfSheetsContent } from './character-sheet-plan.ts'
import { linesOfBands, planCharacterSheet } from './plan-character-sheet.ts'

/** Plans the character sheet on half pages, two per page. A sheet of a single half is printed twice on its page. */
export function planHalfSheets(cast: Cast, context: PlanContext): PagePlan<HalfSheetsContent>[] {
  const half = { ...context, paper: halfPaper(context.paper), isHalf: true } as const
  const plans = planCharacterSheet(cast, half)
  const planFooter = footerPlanner(cast, half)
  const halves = plans.map((plan, index) => ({
    plan,
    footer: planFooter(linesOfBands(plan.content.bands), index + 1, plans.length)
  }))
  const all: readonly HalfPage[] = halves.length === 1 ? [...halves, ...halves] : halves
  return splitEvery(all, 2).map(page => ({
    bare: true,
    content: { kind: 'halves', halves: page, isTwice: halves.length === 1 }
  }))
}
