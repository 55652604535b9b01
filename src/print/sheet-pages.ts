import type { Cast } from '#core/cast.ts'
import type { Footer } from './page-view.tsx'
import type { PagePlan, PlanContext } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'
import { planNights } from './plan-night.ts'
import { planSheet } from './plan-sheet.ts'

/** What a sheet can hold: the players' pages and the storyteller's. */
export const sheetParts = ['sheet', 'night'] as const
export type SheetPart = (typeof sheetParts)[number]

export interface SheetPage {
  plan: PagePlan
  footer: Footer
}

/** Plans every page of the wished parts, each with its footer. */
export function sheetPages(cast: Cast, parts: readonly SheetPart[], context: PlanContext): SheetPage[] {
  const plans = [
    ...(parts.includes('sheet') ? planSheet(cast, context) : []),
    ...(parts.includes('night') ? planNights(cast, context) : [])
  ]
  const { words } = context
  const title = titleOf(cast, words)
  const author = authorOf(cast)
  const left = author ? words.titleByAuthor(title, author) : title
  const starred = cast.characters.some(({ ability }) => ability.includes('*'))
  return plans.map((plan, index) => ({
    plan,
    footer: {
      left,
      middle: plan.content.kind === 'sheet' && starred ? words.notFirstNight : '',
      right: words.page(index + 1, plans.length)
    }
  }))
}
