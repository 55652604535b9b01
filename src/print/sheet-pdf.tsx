import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { Cast } from '#core/cast.ts'
import { PageView } from './page-view.tsx'
import { px } from './paper.ts'
import { describePdf } from './pdf-description.ts'
import { embedFaces } from './pdf-faces.ts'
import { drawPage, repeatPage, setUpPress } from './pdf-page.ts'
import { addSpots, type SpottedPage } from './pdf-spots.ts'
import type { PlanContext, PrintMatter } from './plan.ts'
import type { PrintKit } from './print-kit.ts'
import type { PrintOptions } from './print-options.ts'
import { planContext, type SheetPage, sheetPages, withCopies } from './sheet-pages.ts'
import type { PlacedSpot } from './spot.ts'

/**
 * A script's sheet as a PDF: vectors, words that can be selected and searched, only the glyphs it uses.
 * The same cast and options always give the same bytes.
 */
export async function sheetPdf(
  cast: Cast,
  options: PrintOptions,
  matter: PrintMatter,
  kit: PrintKit
): Promise<Uint8Array> {
  const context = planContext(options, matter, kit)
  const document = await PDFDocument.create({ updateMetadata: false })
  describePdf(document, cast, matter)
  const press = setUpPress(document, embedFaces(document, kit.faces), context.pictures)
  const pages: SpottedPage[] = []
  const drawn = new Map<SheetPage, PDFPage>()
  for (const page of withCopies(sheetPages(cast, context), options)) {
    const first = drawn.get(page)
    if (first) {
      repeatPage(first, document)
      continue
    }
    const spots: PlacedSpot[] = []
    const svg = await pageSvg(page, context, kit, spot => spots.push(spot))
    const sheet = await drawPage(svg, context.paper, press)
    drawn.set(page, sheet)
    pages.push({ page: sheet, part: page.part, spots })
  }
  addSpots(document, pages)
  return document.save({ addDefaultPage: false })
}

/** One page as Satori lays it out, in pixels of a quarter point. `onSpot` hears of each box that does something. */
export function pageSvg(
  { plan, footer }: SheetPage,
  context: PlanContext,
  kit: PrintKit,
  onSpot?: (spot: PlacedSpot) => void
): Promise<string> {
  const { width, height } = context.paper
  const page = <PageView page={plan} footer={footer} context={context} />
  return kit.layOut(page, { width: px(width), height: px(height) }, 'words', onSpot)
}
