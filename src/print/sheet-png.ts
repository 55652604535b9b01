import type { Cast } from '#core/cast.ts'
import { paintableSvg } from './paintable-svg.ts'
import type { PrintMatter } from './plan.ts'
import type { PrintKit } from './print-kit.ts'
import type { PrintOptions } from './print-options.ts'
import { planContext, sheetPages } from './sheet-pages.ts'
import { pageSvg } from './sheet-pdf.tsx'

/** CSS pixels per point. */
const pixelsOfPoint = 96 / 72

/** A page as SVG for a renderer without fonts. */
export interface PaintablePage {
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
export async function paintablePage(
  cast: Cast,
  options: PrintOptions,
  matter: PrintMatter,
  kit: PrintKit,
  { page, scale }: { page: number; scale: number }
): Promise<PaintablePage | undefined> {
  const context = planContext(options, matter, kit)
  const sheetPage = sheetPages(cast, context)[page - 1]
  if (!sheetPage) return undefined
  const outlined: PrintKit = {
    ...kit,
    layOut: (content, size, _, onAnnotation) => kit.layOut(content, size, 'outlines', onAnnotation)
  }
  const svg = await pageSvg(sheetPage, context, outlined)
  return {
    svg: paintableSvg(svg, context.pictures),
    width: Math.round(context.paper.width * pixelsOfPoint * scale)
  }
}
