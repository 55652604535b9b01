import type { Cast } from '#core/cast.ts'
import { paintableSvg } from './paintable-svg.ts'
import type { PrintMatter } from './plan.ts'
import type { PrintKit } from './print-kit.ts'
import type { PrintOptions } from './print-options.ts'
import { planContext, sheetPages } from './sheet-pages.ts'
import { pageSvg } from './sheet-pdf.tsx'

/** Pixels of a point on a screen of usual density. */
const pixelsOfPoint = 96 / 72

/** A page for a painter that knows no fonts. */
export interface PaintablePage {
  svg: string
  /** Pixels of its width. */
  width: number
}

/**
 * One page of a script's sheet, its words as outlines.
 *
 * @param page counted from 1
 * @param scale 1: as large as a screen shows the paper
 * @returns `undefined` when the sheet has fewer pages
 */
export async function paintablePage(
  cast: Cast,
  options: PrintOptions,
  matter: PrintMatter,
  kit: PrintKit,
  { page, scale }: { page: number; scale: number }
): Promise<PaintablePage | undefined> {
  const context = planContext(options, matter, kit)
  const planned = sheetPages(cast, context)[page - 1]
  if (!planned) return undefined
  const outlined: PrintKit = {
    ...kit,
    layOut: (content, size, _, onSpot) => kit.layOut(content, size, 'outlines', onSpot)
  }
  const svg = await pageSvg(planned, context, outlined)
  return {
    svg: paintableSvg(svg, context.pictures),
    width: Math.round(context.paper.width * pixelsOfPoint * scale)
  }
}
