import type { Faces } from '../typeset/faces.ts'
import { type Line, lineInOrder, type Piece } from '../typeset/lines.ts'
import { toReadingOrder } from '../writing/reading-order.ts'

/** The star of "Each night*", which touches its word. East Asian authors also type a wide one. */
const star = /[\p{L}\p{M}][*＊]/u

/** Whether a star in these lines needs its meaning at the bottom of the page. */
export const hasStar = (lines: readonly Line[], faces: Faces): boolean =>
  lines.some(line => star.test(readLine(line, faces)))

/** The text of a line with its own letters in place of private ones. */
const readLine = (line: Line, faces: Faces): string =>
  lineInOrder(line, faces)
    .map(piece => readPiece(piece, faces))
    .join('')

function readPiece({ text, face }: Piece, faces: Faces): string {
  const { other } = faces[face]
  if (!other?.isPrivate(text)) return text
  const readLetter = (letter: string) => {
    const glyph = other.glyphOf(letter.codePointAt(0) ?? 0)
    return glyph ? String.fromCodePoint(...glyph.codePoints) : letter
  }
  const read = (part: string) => [...part].map(readLetter).join('')
  return toReadingOrder(text, read) ?? read(text)
}
