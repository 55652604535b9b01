import type { Team } from '#core/character/team.ts'

/** Interactive features of a box in the PDF: link target, bookmark, link. */
export interface Annotation {
  /** Name of a link target. The first box with this name in the document is the target. */
  anchor?: string
  /** Bookmark of the box: level 1 is a child of the part, level 2 a child of the bookmark before it. */
  bookmark?: { title: string; level: 1 | 2 }
  /** Name of a link target, or a web address. */
  link?: string
}

/** An annotation with its box, in points from the page's upper left corner. */
export interface PlacedAnnotation extends Annotation {
  left: number
  top: number
  width: number
  height: number
}

/** Names of link targets in a document. */
export const anchors = {
  /** A character's cell on the sheet. */
  sheet: (id: string) => `sheet:${id}`,
  /** A character's entry in the almanac. */
  almanac: (id: string) => `almanac:${id}`,
  /** A section of the almanac: a team, or the house rules. */
  section: (name: Team | 'rules') => `section:${name}`
} as const

/** Normalizes a web address for a link in a PDF; undefined when it is not an `http` or `https` URL. */
export function webAddress(text: string): string | undefined {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address.href : undefined
}
