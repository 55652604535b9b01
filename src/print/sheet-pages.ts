import type { Cast } from '#core/cast/cast.ts'
import { linesOfBands } from './character-sheet/plan-character-sheet.ts'
import type { FooterTexts } from './page/header-plan.ts'
import type { PagePlan } from './page/page-plan.ts'
import { createPlanContext, type PlanContext } from './page/plan-context.ts'
import { footerPlanner } from './page/plan-footer.ts'
import type { PrintInput } from './page/print-input.ts'
import { partPlanners } from './part-planners.ts'
import type { PrintKit } from './print-kit.ts'
import { type PrintOptions, type PrintPart, partsToPrint } from './print-options.ts'
import { printedCast } from './printed-cast.ts'
import type { Line } from './typeset/lines.ts'
import type { PageContent } from './views/page-content.ts'

export interface SheetPage {
  /** The part that the page belongs to. */
  part: PrintPart
  plan: PagePlan<PageContent>
  footer?: FooterTexts
  /** Title of the part, on its first page; for the bookmarks. */
  partTitle?: string
}

/** A print with all its pages planned, ready to be rendered. */
export interface SheetPlan {
  cast: Cast
  context: PlanContext
  pages: readonly SheetPage[]
}

/** Plans a print. It is planned once; everything that renders it or counts its pages gets this plan. */
export function planSheet(
  script: Cast,
  chosen: PrintOptions,
  { second, ...input }: PrintInput,
  kit: PrintKit
): SheetPlan {
  const options = chosen.imposition === 'booklet' ? { ...chosen, ...bookletLayout } : chosen
  const cast = printedCast(script, options, input.images)
  const printed: PrintInput = {
    ...input,
    ...(second && { second: printedCast(second, options, input.images) })
  }
  const context = createPlanContext(options, printed, kit)
  return { cast, context, pages: planSheetPages(cast, context) }
}

/** A page of half the size is too narrow for two columns, and too low for two sheets. It isn't printed several times within its booklet. */
const bookletLayout = { columns: 1, size: 'full', copies: 1 } as const

/** Plans all pages of the requested parts, with footers. */
export function planSheetPages(cast: Cast, context: PlanContext): SheetPage[] {
  const { texts, options } = context
  const plans: SheetPage[] = []
  for (const part of partsToPrint(options)) {
    const pages = partPlanners[part](cast, context, plans.length + 1)
    plans.push(
      ...pages.map(
        (plan, index): SheetPage =>
          index === 0 ? { part: part, plan, partTitle: texts.parts[part] } : { part: part, plan }
      )
    )
  }
  const planFooter = footerPlanner(cast, context)
  return plans.map((page, index) =>
    page.plan.bare
      ? page
      : { ...page, footer: planFooter(abilityLines(page.plan.content), index + 1, plans.length) }
  )
}

/** The lines of a page that may have abilities. */
function abilityLines(content: PageContent): Line[] {
  if (content.kind === 'sheet') return linesOfBands(content.bands)
  return content.kind === 'placed'
    ? content.items.flatMap(item => (item.kind === 'line' ? [item.line] : []))
    : []
}

/** The parts that `copies` applies to. */
const copiedParts: readonly PrintPart[] = ['sheet', 'back']

/** Repeats the character sheet, each copy followed by its back, then adds all other pages once. */
export function withCopies(pages: readonly SheetPage[], { copies }: PrintOptions): SheetPage[] {
  const sheets = pages.filter(({ part }) => copiedParts.includes(part))
  const hasTwoPerPage = sheets.some(({ plan: { content } }) => content.kind === 'halves' && content.isTwice)
  const times = sheets.length === 0 ? 0 : hasTwoPerPage ? Math.ceil(copies / 2) : copies
  const others = pages.filter(({ part }) => !copiedParts.includes(part))
  return [...Array.from({ length: times }, () => sheets).flat(), ...others]
}
