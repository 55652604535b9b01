import { getDocumentProxy } from 'unpdf'

/** Opens a PDF with another reader than the library that wrote it. */
export async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push({ page, text: items.map(item => ('str' in item ? item.str : '')).join(' ') })
  }
  return { pdf, pages, text: pages.map(({ text }) => text).join(' ') }
}

/** Texts without any white space: a line break may stand anywhere between words, and after hyphens. */
export const joined = (text: string) => text.normalize('NFC').replace(/\s+/g, '')
