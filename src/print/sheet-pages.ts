import type { Cast } from '#core/cast.ts'
import type { Footer } from './page-view.tsx'
import { paletteOf } from './palette.ts'
import { paperSizes } from './paper.ts'
import { noPictures } from './picture.ts'
import type { PagePlan, PlanContext, PrintMatter } from './plan.ts'
import { planAlmanac } from './plan-almanac.ts'
import { planBack } from './plan-back.ts'
import { authorOf, titleOf } from './plan-header.ts'
import { planNights } from './plan-night.ts'
import { planCompactNights } from './plan-night-compact.ts'
import { planSheet } from './plan-sheet.ts'
import type { PrintKit } from './print-kit.ts'
import { type PrintOptions, type PrintPart, partsToPrint } from './print-options.ts'
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
  palette: paletteOf(options),
  faces: kit.faces,
  icons: kit.icons,
  paper: paperSizes[options.paper]
})

type Planner = (cast: Cast, context: PlanContext, firstPage: number) => PagePlan[]

/** Who plans the pages of each part. */
const planners: Readonly<Record<PrintPart, Planner>> = {
  sheet: planSheet,
  back: planBack,
  night: (cast, context) =>
    context.options.nights === 'compact' ? planCompactNights(cast, context) : planNights(cast, context),
  almanac: planAlmanac,
  tokens: planTokens
}

/** Plans every page of the wished parts, each with its footer. */
export function sheetPages(cast: Cast, context: PlanContext): SheetPage[] {
  const { words, options } = context
  const plans: SheetPage[] = []
  for (const part of partsToPrint(options)) {
    const pages = planners[part](cast, context, plans.length + 1)
    plans.push(...pages.map((plan, index) => (index === 0 ? { plan, part: words.parts[part] } : { plan })))
  }
  const title = titleOf(cast, words)
  const author = authorOf(cast)
  const left = author ? words.titleByAuthor(title, author) : title
  const starred = cast.characters.some(({ ability }) => ability.includes('*'))
  return plans.map((page, index) => {
    const { content, bare } = page.plan
    const middle = content.kind === 'sheet' && starred ? words.notFirstNight : ''
    const right = [context.date, words.page(index + 1, plans.length)].filter(Boolean).join(', ')
    const footer = { left, middle, right }
    return bare ? page : { ...page, footer }
  })
}
