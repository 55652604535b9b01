import { standaloneSvg } from './png/standalone-svg.ts'
import type { PrintKit } from './print-kit.ts'
import type { SheetPlan } from './sheet-pages.ts'
import { pageSvg } from './views/page-svg.tsx'

/** CSS pixels per point. */
const pixelsOfPoint = 96 / 72

/** A page as SVG for a renderer without fonts. */
export interface SheetPageSvg {
  svg: string
  /** Width in pixels at which to render it. */
  width: number
}

/**
 * Renders one page of a planned print as standalone SVG, with text as outlines.
 *
 * @param page 1 for the first page
 * @param scale 1 for CSS pixels, 2 for twice as many
 * @returns undefined when the sheet has fewer pages
 */
export async function sheetPageSvg(
  { context, pages }: SheetPlan,
  kit: PrintKit,
  { page, scale }: { page: number; scale: number }
): Promise<SheetPageSvg | undefined> {
  const sheetPage = pages[page - 1]
  if (!sheetPage) return undefined
  const svg = await pageSvg(sheetPage, context, kit, 'outlines')
  return {
    svg: standaloneSvg(svg, context.images),
    width: Math.round(context.paper.width * pixelsOfPoint * scale)
  }
}
