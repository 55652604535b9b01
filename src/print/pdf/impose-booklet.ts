import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { Size } from '../page/paper.ts'
import { num } from './operands.ts'

/** Length of the fold marks and their distance from the paper's edge, in points. */
const mark = { length: 10, start: 8 } as const

/**
 * Arranges pages two by two as a booklet: printed on both sides, turned along the short edge, folded together and
 * stapled in the fold, they are in order. Blank pages at the end fill the last sheet. The new pages have no links.
 *
 * @param bytes a PDF with pages of one size
 * @param page their width and height in points; the paper is twice as wide
 * @param isMirrored whether the fold is at the right of the cover, as that of a script from right to left
 */
export async function imposeBooklet(
  bytes: Uint8Array,
  page: Size,
  isMirrored: boolean
): Promise<PDFDocument> {
  const booklet = await PDFDocument.create({ updateMetadata: false })
  const source = await PDFDocument.load(bytes, { updateMetadata: false })
  const embedded = await booklet.embedPages(source.getPages())
  for (const side of bookletSides(embedded.length)) {
    const { node } = booklet.addPage([2 * page.width, page.height])
    const operators = (isMirrored ? side.toReversed() : side).flatMap((index, half) => {
      const content = index === undefined ? undefined : embedded[index]
      if (!content) return []
      const name = `Page${index}`
      node.setXObject(PDFName.of(name), content.ref)
      return [`q 1 0 0 1 ${num(half * page.width)} 0 cm /${name} Do Q`]
    })
    const stream = booklet.context.flateStream([...operators, foldMarks(page)].join('\n'))
    node.set(PDFName.of('Contents'), booklet.context.register(stream))
  }
  return booklet
}

/**
 * The pages of each side of the paper, by index from 0: left and right half. A blank page is undefined.
 *
 * @example bookletSides(3) // [[undefined, 0], [1, 2]]
 */
export function bookletSides(count: number): [number | undefined, number | undefined][] {
  const total = Math.ceil(count / 4) * 4
  const page = (index: number) => (index < count ? index : undefined)
  return Array.from({ length: total / 2 }, (_, side) => {
    const [outer, inner] = [page(total - 1 - side), page(side)]
    return side % 2 === 0 ? [outer, inner] : [inner, outer]
  })
}

/** Short lines at the upper and the lower edge, where the paper is folded. */
function foldMarks({ width, height }: Size): string {
  const line = (from: number, to: number) => `${num(width)} ${num(from)} m ${num(width)} ${num(to)} l S`
  const { start, length } = mark
  return `q 0.5 w 0.5 G ${line(start, start + length)} ${line(height - start - length, height - start)} Q`
}
