import { type FaceId, type Faces, hasGlyphsFor } from './faces.ts'
import { balanceLines, lineText, type TextStyle } from './lines.ts'
import { toPrintableText } from './printable-text.ts'

/** A heading with its measured width: a team's rotated name, or the heading of the note lines. */
export interface HeadingText extends TextStyle {
  text: string
  face: FaceId
  spacing: number
  width: number
}

/** Languages with letters that Goudy lacks. All their headings use Alegreya, so that a page looks uniform. */
const languagesWithoutGoudy = new Set(['vi'])

/** The fonts, and the language of the text. */
export interface FaceContext {
  faces: Faces
  language: string
}

/** The face for a heading: Goudy, or Alegreya when Goudy lacks a letter. */
export const headingFace = (context: FaceContext, text: string): FaceId =>
  isInGoudy(context, 'heading', text) ? 'heading' : 'plainHeading'
/** The italic face for authors and flavour texts: Goudy, or Alegreya when Goudy lacks a letter. */
export const italicFace = (context: FaceContext, text: string): FaceId =>
  isInGoudy(context, 'author', text) ? 'author' : 'plainAuthor'

/** A letter and its marks are printed as one letter, which Goudy may lack although it has both. */
const isInGoudy = ({ faces, language }: FaceContext, face: 'heading' | 'author', text: string): boolean =>
  !languagesWithoutGoudy.has(language) && hasGlyphsFor(faces[face], toPrintableText(text))

/** Alegreya looks larger than Goudy at the same size. This factor evens that out. */
const plainScale = 0.95

/** The type size in a heading face that looks like `size` in Goudy. */
export const sizeInFace = (face: FaceId, size: number): number =>
  face === 'plainHeading' || face === 'plainAuthor' ? size * plainScale : size

/** Breaks a name into lines; several only for very long names. */
export const breakName = (
  name: string,
  face: FaceId,
  style: TextStyle,
  width: number,
  faces: Faces
): string[] =>
  balanceLines([{ text: name, face, colour: '' }], faces, style, width).map(line => lineText(line, faces))
