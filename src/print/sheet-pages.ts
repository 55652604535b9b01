import type { Cast } from '#core/cast.ts'
import { planHalves } from './halves.ts'
import type { Footer } from './header-plan.ts'
import { paletteOf } from './palette.ts'
import { paperSizes } from './paper.ts'
import { noPictures } from './picture.ts'
import type { PagePlan, PlanContext, PrintMatter } from './plan.ts'
import { planAlmanac } from './plan-almanac.ts'
import { planBack } from './plan-back.ts'
import { footerOf } from './plan-footer.ts'
import { planNights } from './plan-night.ts'
import { planCompactNights } from './plan-night-compact.ts'
import { planSheet } from './plan-sheet.ts'
import type { PrintKit } from './print-kit.ts'
import { type PrintOptions, type PrintPart, partsToPrint } from './print-options.ts'
import { planTokens } from './token-pages.ts'

export interface SheetPage {
  of: PrintPart
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
  sheet: (cast, context) => (context.options.size === 'half' ? planHalves : planSheet)(cast, context),
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
    plans.push(
      ...pages.map((plan, index) => ({ of: part, plan, ...(index === 0 && { part: words.parts[part] }) }))
    )
  }
  return plans.map((page, index) => {
    const { plan } = page
    return plan.bare ? page : { ...page, footer: footerOf(cast, plan, index + 1, plans.length, context) }
  })
}

/** Parts of which a table needs more than one. */
const manyNeeded: readonly PrintPart[] = ['sheet', 'back']

/** The pages with as many copies of the players' sheet as are wished, each with its back behind it. */
export function withCopies(pages: readonly SheetPage[], { copies }: PrintOptions): SheetPage[] {
  const sheets = pages.filter(({ of }) => manyNeeded.includes(of))
  const twice = sheets.some(({ plan: { content } }) => content.kind === 'halves' && content.isTwice)
  const times = sheets.length === 0 ? 0 : twice ? Math.ceil(copies / 2) : copies
  const others = pages.filter(({ of }) => !manyNeeded.includes(of))
  return [...Array.from({ length: times }, () => sheets).flat(), ...others]
}
