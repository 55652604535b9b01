import { ok, type Result, refuse } from '#core/result.ts'
import { encodePng } from '#images/codecs/encode-png.ts'
import { imageLimits } from '#images/image-limits.ts'
import type { NeededImage } from '#images/script-images.ts'
import { cardSize } from '#print/cards/card-plan.ts'
import { scriptCard } from '#print/cards/script-card.tsx'
import { planWithinLimits } from '#print/plan-within-limits.ts'
import { onServer } from '#print/print-limits.ts'
import { sheetPageSvg } from '#print/sheet-page-svg.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { attachment } from '../http/attachment.ts'
import { renderPixels, renderPng } from '../images/render-png.ts'
import { loadPrintInput, type RequestContext } from './print-input.ts'
import type { ScriptRefusal, ScriptSource } from './resolve-script.ts'
import type { RenderedSheet, RenderResult } from './sheet-cache.ts'
import type { CardOptions, PageOptions, SheetOptions } from './sheet-options.ts'

/**
 * Renders the sheet of a script as PDF.
 *
 * @param link URL of the script's public page, printed as a QR code
 */
export async function renderPdf(
  source: ScriptSource,
  query: SheetOptions,
  context: RequestContext,
  link?: string
): Promise<RenderResult<ScriptRefusal>> {
  const { lang, date, ...options } = query
  const loaded = await loadPrintInput(source, query, context, { link })
  if (!loaded.ok) return loaded
  const { title, cast, input, images, kit, warnings } = loaded.value
  const plan = planWithinLimits(cast, options, input, kit, onServer)
  if (!plan.ok) return plan
  const pdf = await sheetPdf(plan.value, kit)
  return ok({
    file: new Uint8Array(pdf),
    headers: headersOf('application/pdf', `${title}.pdf`),
    imageCount: images.size,
    warnings
  })
}

/** Renders one page of the sheet as PNG. Refuses a page number that doesn't exist. */
export async function renderPagePng(
  source: ScriptSource,
  query: PageOptions,
  context: RequestContext
): Promise<RenderResult<ScriptRefusal | 'page_unknown'>> {
  const { lang, date, page, scale, ...options } = query
  const loaded = await loadPrintInput(source, query, context, { maxPixels })
  if (!loaded.ok) return loaded
  const { title, cast, input, images, kit, warnings } = loaded.value
  const plan = planWithinLimits(cast, options, input, kit, onServer)
  if (!plan.ok) return plan
  const svgPage = await sheetPageSvg(plan.value, kit, { page, scale })
  if (!svgPage) return refuse('page_unknown')
  return ok({
    file: await renderPng(svgPage.svg, svgPage.width),
    headers: headersOf('image/png', `${title}-${page}.png`),
    imageCount: images.size,
    warnings
  })
}

/** Renders the script's card, the preview image of links to it, as PNG. */
export async function renderScriptCard(
  source: ScriptSource,
  query: CardOptions,
  context: RequestContext
): Promise<Result<RenderedSheet, ScriptRefusal>> {
  const loaded = await loadPrintInput(source, query, context, { isNeeded: isIcon, maxPixels })
  if (!loaded.ok) return loaded
  const { title, cast, input, images, kit, warnings } = loaded.value
  const pixels = await renderPixels(await scriptCard(cast, input, kit), cardSize.width)
  return ok({
    // A third smaller than resvg's own PNG: sites that preview links skip large images.
    file: await encodePng(pixels),
    headers: headersOf('image/png', `${title}-card.png`),
    imageCount: images.size,
    warnings
  })
}

/** resvg decodes a whole image at 9 bytes a pixel; a PDF embeds a JPEG as it is. */
const maxPixels = imageLimits.decodedPixels

/** A card shows icons, but no logo and no background. */
const isIcon = ({ use }: NeededImage) => use === 'icon'

const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': attachment(name)
})
