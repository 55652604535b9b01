import { readPdf } from '../print/read-pdf.ts'

interface PdfPage {
  /** Left, bottom, right and top, in points. */
  view: number[]
  text: string
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readPdfPages: (bytes: number[]) => Promise<PdfPage[]>
  }
}

/** Reads the pages of a PDF for a test in the browser, where loading pdf.js takes seconds. Runs in Node. */
export async function readPdfPages(_context: unknown, bytes: number[]): Promise<PdfPage[]> {
  const { pages } = await readPdf(new Uint8Array(bytes))
  return pages.map(({ page, text }) => ({ view: page.view, text }))
}
