import type { Cast } from '#core/cast/cast.ts'
import { createPlanContext } from './page/plan-context.ts'
import type { PrintInput } from './page/print-input.ts'
import { standaloneSvg } from './png/standalone-svg.ts'
import type { PrintKit } from './print-kit.ts'
import type { PrintOptions } from './print-options.ts'
import { planSheetPages } from './sheet-pages.ts'
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
 * Renders one page of a script's sheet as standalone SVG, with text as outlines.
 *
 * @param page 1 for the first page
 * @param scale 1 for CSS pixels, 2 for twice as many
 * @returns undefined when the sheet has fewer pages
 */
export async function sheetPageSvg(
  cast: Cast,
  options: PrintOptions,
  input: PrintInput,
  kit: PrintKit,
  { page, scale }: { page: number; scale: number }
): Promise<SheetPageSvg | undefined> {
  const context = createPlanContext(options, input, kit)
  const sheetPage = planSheetPages(cast, context)[page - 1]
  if (!sheetPage) return undefined
  const outlined: PrintKit = {
    ...kit,
    renderSvg: (content, size, _, onAnnotation) => kit.renderSvg(content, size, 'outlines', onAnnotation)
  }
  const svg = await pageSvg(sheetPage, context, outlined)
  return {
    svg: standaloneSvg(svg, context.images),
    width: Math.round(context.paper.width * pixelsOfPoint * scale)
  }
}
