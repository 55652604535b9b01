import type { PDFRef } from '@cantoo/pdf-lib'

/** An element of the structure: what it is, and what it has, in reading order. */
export interface StructureElement {
  role: string
  kids: (StructureElement | MarkedContent | LinkAnnotation)[]
  /** What it says, but for texts whose language is marked. */
  text: string
  /** What a figure shows, or where a link without a text leads to. */
  alt?: string
  /** Further entries, such as attributes. */
  entries?: Readonly<Record<string, unknown>>
}

/** A part of a page's content, with its number on that page. */
export interface MarkedContent {
  mcid: number
  page: PDFRef
}

export interface LinkAnnotation {
  annotation: PDFRef
  page: PDFRef
}

/** Whether an element is a link to something that isn't printed: its text is a part of what is around it. */
export const isBroken = ({ role, kids }: StructureElement) =>
  role === 'Link' && !kids.some(kid => 'annotation' in kid)

/** The first content of an element itself. */
export const firstContent = ({ kids }: StructureElement): MarkedContent | undefined => {
  for (const kid of kids) {
    if ('mcid' in kid) return kid
    const inside = 'role' in kid && isBroken(kid) ? firstContent(kid) : undefined
    if (inside) return inside
  }
  return undefined
}

/** Whether an element is read. A list item without a text has an empty body; an empty cell of a table has its place. */
export const isRead = ({ role, kids }: StructureElement): boolean =>
  role === 'TD' || kids.some(kid => !('role' in kid) || isRead(kid))

/** Adds the cells to fill in by hand, so that the rows of a table are of one length. */
export function completeTable({ kids: rows }: StructureElement): void {
  const cellsOf = (row: StructureElement['kids'][number] | undefined) =>
    row && 'role' in row ? row.kids : []
  for (const cells of rows.map(cellsOf))
    while (cells.length < cellsOf(rows[0]).length) cells.push({ role: 'TD', kids: [], text: '' })
}
