import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { Cast } from '#core/cast/cast.ts'
import type { PlacedAnnotation } from './page/annotation.ts'
import { printedAuthor, printedTitle } from './page/plan-header.ts'
import type { PrintInput } from './page/print-input.ts'
import { type AnnotatedPage, addAnnotations } from './pdf/add-annotations.ts'
import { createPdfWriter, drawPage, duplicatePage } from './pdf/draw-page.ts'
import { embedFaces } from './pdf/embed-faces.ts'
import { imposeBooklet } from './pdf/impose-booklet.ts'
import type { PrintKit } from './print-kit.ts'
import { type SheetPage, type SheetPlan, withCopies } from './sheet-pages.ts'
import { pageSvg } from './views/page-svg.tsx'

/**
 * Renders a planned print as a PDF with vector graphics, selectable text and font subsets. The same cast and options
 * always give the same bytes.
 */
export async function sheetPdf(
  { cast, context, pages: planned }: SheetPlan,
  kit: PrintKit
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  setPdfMetadata(document, cast, context)
  const writer = createPdfWriter(document, embedFaces(document, kit.faces), context.images)
  const pages: AnnotatedPage[] = []
  const drawnPages = new Map<SheetPage, PDFPage>()
  for (const page of withCopies(planned, context.options)) {
    const first = drawnPages.get(page)
    if (first) {
      duplicatePage(first, document)
      continue
    }
    const annotations: PlacedAnnotation[] = []
    const svg = await pageSvg(page, context, kit, 'text', annotation => annotations.push(annotation))
    const pdfPage = await drawPage(svg, context.paper, writer)
    drawnPages.set(page, pdfPage)
    pages.push({ page: pdfPage, part: page.partTitle, annotations })
  }
  addAnnotations(document, pages)
  const bytes = await document.save({ addDefaultPage: false })
  if (context.options.imposition === 'none') return bytes
  const booklet = await imposeBooklet(bytes, context.paper)
  setPdfMetadata(booklet, cast, context)
  return booklet.save()
}

/** Sets title, author, language and producer of a PDF. No date, so that the same script gives the same bytes. */
export function setPdfMetadata(
  document: PDFDocument,
  cast: Cast,
  { texts, language }: Pick<PrintInput, 'texts' | 'language'>
): void {
  document.setTitle(printedTitle(cast, texts), { showInWindowTitleBar: true })
  const author = printedAuthor(cast)
  if (author) document.setAuthor(author)
  document.setLanguage(language)
  document.setProducer('Belfry')
  document.setCreator('Belfry')
}
