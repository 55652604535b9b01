import { ok, type Result, refuse } from '#core/result.ts'
import { attachment } from '#functions/attachment.ts'
import { gather, type Place } from '#functions/gather.ts'
import type { MadeSheet } from '#functions/kept-sheet.ts'
import { paintPixels, paintPng } from '#functions/png.ts'
import type { CardOptions, PageOptions, SheetOptions } from '#functions/sheet-options.ts'
import type { OrderRefusal, ScriptSource } from '#functions/sheet-order.ts'
import { pictureLimits } from '#pictures/picture-limits.ts'
import type { WantedPicture } from '#pictures/wanted-pictures.ts'
import { writePng } from '#pictures/write-png.ts'
import { cardSize } from '#print/card-plan.ts'
import { scriptCard } from '#print/script-card.tsx'
import { sheetPdf } from '#print/sheet-pdf.tsx'
import { paintablePage } from '#print/sheet-png.ts'

/**
 * Renders the sheet of a script as PDF.
 *
 * @param link URL of the script's public page, printed as a QR code
 */
export async function makePdf(
  source: ScriptSource,
  query: SheetOptions,
  context: Place,
  link?: string
): Promise<Result<MadeSheet, OrderRefusal>> {
  const { lang, date, ...options } = query
  const loaded = await gather(source, query, context, { link })
  if (!loaded.ok) return loaded
  const { title, cast, input, kit, warnings } = loaded.value
  const pdf = await sheetPdf(cast, options, input, kit)
  return ok({
    file: new Uint8Array(pdf),
    headers: headersOf('application/pdf', `${title}.pdf`),
    pictures: input.pictures.size,
    warnings
  })
}

/** Renders one page of the sheet as PNG. Refuses a page number that doesn't exist. */
export async function makePng(
  source: ScriptSource,
  query: PageOptions,
  context: Place
): Promise<Result<MadeSheet, OrderRefusal | 'page_unknown'>> {
  const { lang, date, page, scale, ...options } = query
  const loaded = await gather(source, query, context, { maxPixels })
  if (!loaded.ok) return loaded
  const { title, cast, input, kit, warnings } = loaded.value
  const svgPage = await paintablePage(cast, options, input, kit, { page, scale })
  if (!svgPage) return refuse('page_unknown')
  return ok({
    file: await paintPng(svgPage.svg, svgPage.width),
    headers: headersOf('image/png', `${title}-${page}.png`),
    pictures: input.pictures.size,
    warnings
  })
}

/** Renders the script's card, the preview image of links to it, as PNG. */
export async function makeCard(
  source: ScriptSource,
  query: CardOptions,
  context: Place
): Promise<Result<MadeSheet, OrderRefusal>> {
  const loaded = await gather(source, query, context, { isNeeded: isIcon, maxPixels })
  if (!loaded.ok) return loaded
  const { title, cast, input, kit, warnings } = loaded.value
  const pixels = await paintPixels(await scriptCard(cast, input, kit), cardSize.width)
  return ok({
    // A third smaller than resvg's own PNG: sites that preview links skip large images.
    file: await writePng(pixels),
    headers: headersOf('image/png', `${title}-card.png`),
    pictures: input.pictures.size,
    warnings
  })
}

/** resvg decodes a whole image at 9 bytes a pixel; a PDF embeds a JPEG as it is. */
const maxPixels = pictureLimits.converted

/** A card shows icons, but no logo and no background. */
const isIcon = ({ use }: WantedPicture) => use === 'icon'

const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': attachment(name)
})
