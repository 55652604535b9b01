import { PDFDocument } from '@cantoo/pdf-lib'
import type { Cast } from '#core/cast.ts'
import { PageView } from './page-view.tsx'
import { px } from './paper.ts'
import { embedFaces } from './pdf-faces.ts'
import { drawPage } from './pdf-page.ts'
import type { PlanContext } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'
import type { PrintKit } from './print-kit.ts'
import type { PrintOptions } from './print-options.ts'
import { type PrintMatter, planContext, type SheetPage, sheetPages } from './sheet-pages.ts'

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
  describe(document, cast, matter)
  const press = { document, faceOf: embedFaces(document, kit.faces), drawings: new Map() }
  for (const page of sheetPages(cast, context)) {
    await drawPage(await pageSvg(page, context, kit), context.paper, press)
  }
  return document.save({ addDefaultPage: false })
}

/** One page as Satori lays it out, in pixels of a quarter point. */
export function pageSvg({ plan, footer }: SheetPage, context: PlanContext, kit: PrintKit): Promise<string> {
  const { width, height } = context.paper
  return kit.layOut(<PageView page={plan} footer={footer} context={context} />, {
    width: px(width),
    height: px(height)
  })
}

function describe(document: PDFDocument, cast: Cast, { words, language }: PrintMatter): void {
  document.setTitle(titleOf(cast, words), { showInWindowTitleBar: true })
  const author = authorOf(cast)
  if (author) document.setAuthor(author)
  document.setLanguage(language)
  document.setProducer('Belfry')
  document.setCreator('Belfry')
}
