import { create, type Font } from '@cantoo/fontkit'
import type { Face, FaceId, Faces, OtherLetters, ShapedWord } from '../typeset/faces.ts'
import { buildFont } from '../writing/build-font.ts'
import type { LetterFont } from '../writing/lay-out.ts'
import { type FindFont, shapeText } from '../writing/other-letters.ts'
import { type NumberedGlyph, PrivateLetters } from '../writing/private-letters.ts'

/** What completes the faces of a print: fonts for letters that they lack, in both weights. */
export interface LetterFonts {
  regular: FindFont
  bold: FindFont
}

/** Faces whose missing letters come from other fonts. Each print has its own. */
export function completeFaces(faces: Faces, fonts: LetterFonts, isMirrored: boolean): Faces {
  const regular = { ...completion('otherText', faces.text, fonts.regular), isMirrored }
  const bold = { ...completion('otherBold', faces.bold, fonts.bold), isMirrored }
  const complete = (id: FaceId, other: OtherLetters) => completeFace(faces[id], other)
  return {
    text: complete('text', regular),
    bold: complete('bold', bold),
    heading: complete('heading', regular),
    author: complete('author', regular),
    plainHeading: complete('plainHeading', regular),
    plainAuthor: complete('plainAuthor', regular)
  }
}

/** The same faces, for pages that aren't mirrored. */
export const unmirrored = (faces: Faces): Faces => {
  const upright = (face: Face): Face =>
    face.other ? { ...face, other: { ...face.other, isMirrored: false } } : face
  return {
    text: upright(faces.text),
    bold: upright(faces.bold),
    heading: upright(faces.heading),
    author: upright(faces.author),
    plainHeading: upright(faces.plainHeading),
    plainAuthor: upright(faces.plainAuthor)
  }
}

const completeFace = (face: Face, other: OtherLetters): Face => ({
  ...face,
  other,
  shape: word => (other.isPrivate(word) ? other.shapeWord(word) : face.shape(word))
})

/** The letters of one weight. `base` gives the font of private letters its metrics, and the letters that stand between them. */
function completion(
  id: 'otherText' | 'otherBold',
  base: Face,
  findFont: FindFont
): Omit<OtherLetters, 'isMirrored'> {
  const letters = new PrivateLetters()
  const own: LetterFont = { key: '', font: base.font, scale: 1 }
  const shaper = { base: own, findFont, letters, shaped: new Map<string, string>() }
  let built: { count: number; file: Uint8Array<ArrayBuffer>; font: Font } | undefined
  /** Built once the letters of a print are known; again, should there be more. */
  const build = () => {
    if (built?.count === letters.glyphs.size) return built
    const { ascent, descent } = base.font
    const file = buildFont({ name: `Belfry-${id}`, ascent, descent, glyphs: letters.glyphs })
    const font = create(file)
    if (!('layout' in font)) throw new Error('The font of private letters is a collection')
    built = { count: letters.glyphs.size, file, font }
    return built
  }
  const isPrivate = (text: string) => [...text].some(letter => letters.isPrivate(letter.codePointAt(0) ?? 0))
  return {
    id,
    shape: (text, direction) => shapeText(text, shaper, direction),
    has: codePoint => letters.glyphs.has(codePoint) || findFont(codePoint) !== undefined,
    isPrivate,
    glyphOf: codePoint => letters.glyphs.get(codePoint),
    isUsed: () => letters.glyphs.size > 0,
    open: build,
    shapeWord: word => shapeWord(word, letters)
  }
}

function shapeWord(text: string, letters: PrivateLetters): ShapedWord {
  const glyphs = [...text].map(letter => {
    const codePoint = letter.codePointAt(0) ?? 0
    const { id, advance }: Pick<NumberedGlyph, 'id' | 'advance'> = letters.glyphs.get(codePoint) ?? {
      id: 0,
      advance: 500
    }
    return { id, codePoints: [codePoint], advanceWidth: Math.max(0, Math.round(advance)) }
  })
  return {
    text,
    glyphs,
    kerning: glyphs.map(() => 0),
    width: glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
  }
}
