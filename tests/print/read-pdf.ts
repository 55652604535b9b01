import { getDocumentProxy } from 'unpdf'

/** Reads a PDF with pdf.js, independently of the library that wrote it. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push({ page, text: items.map(item => ('str' in item ? item.str : '')).join(' ') })
  }
  return { pdf, pages, text: pages.map(({ text }) => text).join(' ') }
}

/** Removes all white space, because lines can break between words and after hyphens. */
export const withoutWhitespace = (text: string) => text.normalize('NFC').replace(/\s+/g, '')
