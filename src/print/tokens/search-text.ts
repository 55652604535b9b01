import { type FaceId, type Faces, measureText } from '../typeset/faces.ts'
import type { TextStyle } from '../typeset/lines.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'
import { orderLine } from '../writing/order-words.ts'

/** Invisible text under outlines, so that PDF readers can search, select and read it aloud. */
export interface SearchText {
  text: string
  face: FaceId
  style: TextStyle
  /** Position in points, from the corner of the token with its bleed. */
  left: number
  top: number
}

/** Colour that marks invisible text. */
export const invisibleColour = 'transparent'

/** Largest width and bottom edge of the text, as shares of the token's width. */
const textArea = { width: 0.72, bottom: 0.93 } as const

/** Plans the text of an arc as one straight line at the bottom of the token, in the size of the arc or smaller to fit. */
export function planSearchText(
  text: string,
  face: FaceId,
  maxSize: number,
  { cut, bleed }: { cut: number; bleed: number },
  faces: Faces
): SearchText {
  const printable = orderLine(replaceMissingLetters(text, faces[face]).replace(/\s+/g, ' ').trim())
  const fullWidth = measureText(faces[face], printable, maxSize)
  const size = maxSize * Math.min(1, (cut * textArea.width) / fullWidth)
  const width = (fullWidth * size) / maxSize
  return {
    text: printable,
    face,
    style: { size, lead: size },
    left: bleed + (cut - width) / 2,
    top: bleed + cut * textArea.bottom - size
  }
}
