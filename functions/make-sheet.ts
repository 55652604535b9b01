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
 * Makes the sheet of a script as PDF.
 *
 * @param link Whole address of the saved script, which the sheet shows to cameras
 */
export async function makePdf(
  source: ScriptSource,
  asked: SheetOptions,
  place: Place,
  link?: string
): Promise<Result<MadeSheet, OrderRefusal>> {
  const { lang, date, ...options } = asked
  const gathered = await gather(source, asked, place, { link })
  if (!gathered.ok) return gathered
  const { title, cast, matter, kit, warnings } = gathered.value
  const pdf = await sheetPdf(cast, options, matter, kit)
  return ok({
    file: new Uint8Array(pdf),
    headers: headersOf('application/pdf', `${title}.pdf`),
    pictures: matter.pictures.size,
    warnings
  })
}

/** Makes one page of it as PNG. */
export async function makePng(
  source: ScriptSource,
  asked: PageOptions,
  place: Place
): Promise<Result<MadeSheet, OrderRefusal | 'page_unknown'>> {
  const { lang, date, page, scale, ...options } = asked
  const gathered = await gather(source, asked, place, { mostPixels })
  if (!gathered.ok) return gathered
  const { title, cast, matter, kit, warnings } = gathered.value
  const paintable = await paintablePage(cast, options, matter, kit, { page, scale })
  if (!paintable) return refuse('page_unknown')
  return ok({
    file: await paintPng(paintable.svg, paintable.width),
    headers: headersOf('image/png', `${title}-${page}.png`),
    pictures: matter.pictures.size,
    warnings
  })
}

/** Makes the card that stands for the script where a link to it is shown, as PNG. */
export async function makeCard(
  source: ScriptSource,
  asked: CardOptions,
  place: Place
): Promise<Result<MadeSheet, OrderRefusal>> {
  const gathered = await gather(source, asked, place, { isShown: isIcon, mostPixels })
  if (!gathered.ok) return gathered
  const { title, cast, matter, kit, warnings } = gathered.value
  const card = await paintPixels(await scriptCard(cast, matter, kit), cardSize.width)
  return ok({
    // A third smaller than the painter's own: places that show links leave out what is large.
    file: await writePng(card),
    headers: headersOf('image/png', `${title}-card.png`),
    pictures: matter.pictures.size,
    warnings
  })
}

/** The painter unpacks a picture whole, nine bytes a pixel; a PDF takes a JPEG as it is. */
const mostPixels = pictureLimits.converted

/** A card has no room for a logo or a background. */
const isIcon = ({ use }: WantedPicture) => use === 'icon'

const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': attachment(name)
})
