import type { Team } from '#core/team.ts'

/** What a reader of the PDF can do at a box of a page: be taken there, find it among the bookmarks, follow its link. */
export interface Spot {
  /** A name that links lead to, one in the document: the first box that bears it counts. */
  place?: string
  /** The box's line in the bookmarks: 1 stands under the part, 2 under the line before it. */
  bookmark?: { title: string; level: 1 | 2 }
  /** A place, or an address of the web. */
  link?: string
}

/** A spot where it stands on its page, in points from the page's upper left corner. */
export interface PlacedSpot extends Spot {
  left: number
  top: number
  width: number
  height: number
}

/** The places that links inside a document lead to. */
export const places = {
  /** A character's cell on the sheet. */
  sheet: (id: string) => `sheet:${id}`,
  /** A character's entry in the almanac. */
  almanac: (id: string) => `almanac:${id}`,
  /** A section of the almanac: a team, or the house rules. */
  section: (name: Team | 'rules') => `section:${name}`
} as const

/** An address that a PDF may link to; undefined for anything that is no page of the web. */
export function webAddress(text: string): string | undefined {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address.href : undefined
}
