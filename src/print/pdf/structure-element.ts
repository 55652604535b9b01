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

/** Whether there is something to read in an element. A list item without a text has an empty body. */
export const hasContent = ({ kids }: StructureElement): boolean =>
  kids.some(kid => !('role' in kid) || hasContent(kid))
