import { type FaceId, type Faces, measure } from './faces.ts'
import { spell } from './letters.ts'
import type { Type } from './lines.ts'

/** Words that nobody sees: they lie under outlines, so that readers of a PDF find, select and say them. */
export interface SearchWords {
  text: string
  face: FaceId
  type: Type
  /** From the corner of the token with its bleed, in points. */
  left: number
  top: number
}

/** The colour of such words. */
export const unseen = 'transparent'

/** Of the token's width: how much of it the words take at most, and where their line ends. */
const place = { width: 0.72, bottom: 0.93 } as const

/** The words of an arc on one straight line at its foot, as large as the arc's, smaller where the line is longer than the token. */
export function searchWords(
  text: string,
  face: FaceId,
  wished: number,
  { cut, bleed }: { cut: number; bleed: number },
  faces: Faces
): SearchWords {
  const words = spell(text, faces[face]).replace(/\s+/g, ' ').trim()
  const wide = measure(faces[face], words, wished)
  const size = wished * Math.min(1, (cut * place.width) / wide)
  const width = (wide * size) / wished
  return {
    text: words,
    face,
    type: { size, lead: size },
    left: bleed + (cut - width) / 2,
    top: bleed + cut * place.bottom - size
  }
}
