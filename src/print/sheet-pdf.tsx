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
 * Renders a script's sheet as a PDF with vector graphics, selectable text and font subsets. The same cast and options
 * always give the same bytes.
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
  const writer = setUpPress(document, embedFaces(document, kit.faces), context.pictures)
  const pages: SpottedPage[] = []
  const drawnPages = new Map<SheetPage, PDFPage>()
  for (const page of withCopies(sheetPages(cast, context), options)) {
    const first = drawnPages.get(page)
    if (first) {
      repeatPage(first, document)
      continue
    }
    const annotations: PlacedSpot[] = []
    const svg = await pageSvg(page, context, kit, annotation => annotations.push(annotation))
    const pdfPage = await drawPage(svg, context.paper, writer)
    drawnPages.set(page, pdfPage)
    pages.push({ page: pdfPage, part: page.part, annotations })
  }
  addSpots(document, pages)
  return document.save({ addDefaultPage: false })
}

/** Renders one page as Satori's SVG, in pixels of a quarter point. Calls `onAnnotation` for each annotated box. */
export function pageSvg(
  { plan, footer }: SheetPage,
  context: PlanContext,
  kit: PrintKit,
  onAnnotation?: (annotation: PlacedSpot) => void
): Promise<string> {
  const { width, height } = context.paper
  const page = <PageView page={plan} footer={footer} context={context} />
  return kit.layOut(page, { width: px(width), height: px(height) }, 'words', onAnnotation)
}
