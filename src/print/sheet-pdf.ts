import { PDFDocument } from '@cantoo/pdf-lib'
import type { PlacedAnnotation } from './page/annotation.ts'
import { printedAuthor, printedTitle } from './page/plan-header.ts'
import { type AnnotatedPage, addAnnotations } from './pdf/add-annotations.ts'
import { setDocumentMetadata } from './pdf/document-metadata.ts'
import { type DrawnPage, drawPage, duplicatePage } from './pdf/draw-page.ts'
import { embedFaces } from './pdf/embed-faces.ts'
import { imposeBooklet } from './pdf/impose-booklet.ts'
import { createPdfWriter } from './pdf/pdf-writer.ts'
import { DocumentStructure } from './pdf/structure.ts'
import { textLanguages } from './pdf/text-languages.ts'
import type { PrintKit } from './print-kit.ts'
import { type SheetPage, type SheetPlan, withCopies } from './sheet-pages.ts'
import { pageSvg } from './views/page-svg.tsx'

/**
 * Renders a planned print as an accessible PDF with vector graphics, selectable text and font subsets. The same cast and
 * options always give the same bytes.
 */
export async function sheetPdf(
  { cast, context, pages: planned }: SheetPlan,
  kit: PrintKit
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const languages = textLanguages(cast, context)
  const metadata = {
    title: printedTitle(cast, context.texts),
    author: printedAuthor(cast),
    language: languages.document
  }
  setDocumentMetadata(document, { ...metadata, isTagged: true })
  const structure = new DocumentStructure(document, languages.ofText)
  const writer = createPdfWriter(document, structure, embedFaces(document, kit.faces), context.images)
  const pages: AnnotatedPage[] = []
  const drawnPages = new Map<SheetPage, DrawnPage>()
  for (const page of withCopies(planned, context.options)) {
    const first = drawnPages.get(page)
    if (first) {
      duplicatePage(first.page, document)
      continue
    }
    if (page.partTitle) structure.startPart(page.partTitle)
    const annotations: PlacedAnnotation[] = []
    const svg = await pageSvg(page, context, kit, 'text', annotation => annotations.push(annotation))
    const drawn = await drawPage(svg, context.paper, annotations, writer)
    drawnPages.set(page, drawn)
    pages.push({ ...drawn, part: page.partTitle, annotations })
  }
  addAnnotations(document, structure, pages)
  structure.write()
  const bytes = await document.save({ addDefaultPage: false })
  if (context.options.imposition === 'none') return bytes
  const booklet = await imposeBooklet(bytes, context.paper, kit.faces.text.other?.isMirrored ?? false)
  setDocumentMetadata(booklet, { ...metadata, isTagged: false })
  return booklet.save()
}
