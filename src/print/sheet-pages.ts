import type { Cast } from '#core/cast.ts'
import type { Footer } from './page-view.tsx'
import { paperSizes } from './paper.ts'
import { noPictures } from './picture.ts'
import type { PagePlan, PlanContext, PrintMatter } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'
import { planNights } from './plan-night.ts'
import { planSheet } from './plan-sheet.ts'
import type { PrintKit } from './print-kit.ts'
import type { PrintOptions } from './print-options.ts'
import { planTokens } from './token-pages.ts'

export interface SheetPage {
  plan: PagePlan
  footer?: Footer
  /** The title of the part that begins on this page, for the bookmarks. */
  part?: string
}

/** What all pages of one print are planned with. */
export const planContext = (options: PrintOptions, matter: PrintMatter, kit: PrintKit): PlanContext => ({
  pictures: noPictures,
  ...matter,
  options,
  faces: kit.faces,
  icons: kit.icons,
  paper: paperSizes[options.paper]
})

/** Plans every page of the wished parts, each with its footer. */
export function sheetPages(cast: Cast, context: PlanContext): SheetPage[] {
  const { words, options } = context
  const plans = [
    ...(options.parts.includes('sheet') ? planSheet(cast, context) : []),
    ...(options.parts.includes('night') ? planNights(cast, context) : []),
    ...(options.parts.includes('tokens') ? planTokens(cast, context) : [])
  ]
  const title = titleOf(cast, words)
  const author = authorOf(cast)
  const left = author ? words.titleByAuthor(title, author) : title
  const starred = cast.characters.some(({ ability }) => ability.includes('*'))
  return plans.map((plan, index) => ({
    plan,
    footer: {
      left,
      middle: plan.content.kind === 'sheet' && starred ? words.notFirstNight : '',
      right: [context.date, words.page(index + 1, plans.length)].filter(Boolean).join(', ')
    }
  }))
}
