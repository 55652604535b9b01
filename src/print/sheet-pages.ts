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
  /** The part that the page belongs to. */
  of: PrintPart
  plan: PagePlan
  footer?: Footer
  /** Title of the part, on its first page; for the bookmarks. */
  part?: string
}

/** The context in which all pages of a print are planned. */
export const planContext = (options: PrintOptions, input: PrintMatter, kit: PrintKit): PlanContext => ({
  pictures: noPictures,
  ...input,
  options,
  palette: paletteOf(options),
  faces: kit.faces,
  icons: kit.icons,
  paper: paperSizes[options.paper]
})

/** `firstPage`: number of the part's first page in the print, from 1. */
type Planner = (cast: Cast, context: PlanContext, firstPage: number) => PagePlan[]

const planners: Readonly<Record<PrintPart, Planner>> = {
  sheet: (cast, context) => (context.options.size === 'half' ? planHalves : planSheet)(cast, context),
  back: planBack,
  night: (cast, context) =>
    context.options.nights === 'compact' ? planCompactNights(cast, context) : planNights(cast, context),
  almanac: planAlmanac,
  tokens: planTokens
}

/** Plans all pages of the requested parts, with footers. */
export function sheetPages(cast: Cast, context: PlanContext): SheetPage[] {
  const { words: texts, options } = context
  const plans: SheetPage[] = []
  for (const part of partsToPrint(options)) {
    const pages = planners[part](cast, context, plans.length + 1)
    plans.push(
      ...pages.map(
        (plan, index): SheetPage =>
          index === 0 ? { of: part, plan, part: texts.parts[part] } : { of: part, plan }
      )
    )
  }
  return plans.map((page, index) => {
    const { plan } = page
    return plan.bare ? page : { ...page, footer: footerOf(cast, plan, index + 1, plans.length, context) }
  })
}

/** The parts that `copies` applies to. */
const copiedParts: readonly PrintPart[] = ['sheet', 'back']

/** Repeats the character sheet, each copy followed by its back, then adds all other pages once. */
export function withCopies(pages: readonly SheetPage[], { copies }: PrintOptions): SheetPage[] {
  const sheets = pages.filter(({ of }) => copiedParts.includes(of))
  const hasTwoPerPage = sheets.some(({ plan: { content } }) => content.kind === 'halves' && content.isTwice)
  const times = sheets.length === 0 ? 0 : hasTwoPerPage ? Math.ceil(copies / 2) : copies
  const others = pages.filter(({ of }) => !copiedParts.includes(of))
  return [...Array.from({ length: times }, () => sheets).flat(), ...others]
}
