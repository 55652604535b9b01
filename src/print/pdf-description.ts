import type { PDFDocument } from '@cantoo/pdf-lib'
import type { Cast } from '#core/cast.ts'
import type { PrintMatter } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'

/** Sets title, author, language and producer of a PDF. No date, so that the same script gives the same bytes. */
export function describePdf(document: PDFDocument, cast: Cast, { words, language }: PrintMatter): void {
  document.setTitle(titleOf(cast, words), { showInWindowTitleBar: true })
  const author = authorOf(cast)
  if (author) document.setAuthor(author)
  document.setLanguage(language)
  document.setProducer('Belfry')
  document.setCreator('Belfry')
}
