import { type FaceId, type Faces, measure } from './faces.ts'
import { spell } from './letters.ts'
import type { Type } from './lines.ts'

/** Invisible text under outlines, so that PDF readers can search, select and read it aloud. */
export interface SearchWords {
  text: string
  face: FaceId
  type: Type
  /** Position in points, from the corner of the token with its bleed. */
  left: number
  top: number
}

/** Colour that marks invisible text. */
export const unseen = 'transparent'

/** Largest width and bottom edge of the text, as shares of the token's width. */
const textArea = { width: 0.72, bottom: 0.93 } as const

/** Plans the text of an arc as one straight line at the bottom of the token, in the size of the arc or smaller to fit. */
export function searchWords(
  text: string,
  face: FaceId,
  maxSize: number,
  { cut, bleed }: { cut: number; bleed: number },
  faces: Faces
): SearchWords {
  const printable = spell(text, faces[face]).replace(/\s+/g, ' ').trim()
  const fullWidth = measure(faces[face], printable, maxSize)
  const size = maxSize * Math.min(1, (cut * textArea.width) / fullWidth)
  const width = (fullWidth * size) / maxSize
  return {
    text: printable,
    face,
    type: { size, lead: size },
    left: bleed + (cut - width) / 2,
    top: bleed + cut * textArea.bottom - size
  }
}
