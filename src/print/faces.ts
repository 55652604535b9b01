import { create, type Font } from '@cantoo/fontkit'

/**
 * The six faces of a sheet, each one whole TrueType file. `heading` and `author` are Goudy; where it cannot
 * spell a text, as in Vietnamese, `plainHeading` and `plainAuthor` (Alegreya) stand in.
 */
export const faceIds = ['text', 'bold', 'heading', 'author', 'plainHeading', 'plainAuthor'] as const
export type FaceId = (typeof faceIds)[number]
export type FontFiles = Readonly<Record<FaceId, Uint8Array<ArrayBuffer>>>

/** A word or a single space with its glyphs. `kerning` and `width` are in thousandths of the type size. */
export interface ShapedWord {
  text: string
  glyphs: { id: number; codePoints: number[]; advanceWidth: number }[]
  /** For each glyph, how far kerning moves the next one: mostly 0. */
  kerning: number[]
  width: number
}

/** A font that is ready to measure with and to be embedded from. */
export interface Face {
  id: FaceId
  file: Uint8Array<ArrayBuffer>
  font: Font
  /** Share of the type size above and below the baseline, for placing two faces on one line. */
  ascent: number
  descent: number
  shape: (word: string) => ShapedWord
}

export type Faces = Readonly<Record<FaceId, Face>>

/** Words kept in shape per face; a busy Worker forgets them all and begins anew when there are more. */
const shapedWordsKept = 20_000

const features = { lnum: true, liga: true, kern: true }

/** Opens the fonts once; what it hands back remembers each word it has shaped. */
export function openFaces(files: FontFiles): Faces {
  return {
    text: openFace('text', files.text),
    bold: openFace('bold', files.bold),
    heading: openFace('heading', files.heading),
    author: openFace('author', files.author),
    plainHeading: openFace('plainHeading', files.plainHeading),
    plainAuthor: openFace('plainAuthor', files.plainAuthor)
  }
}

function openFace(id: FaceId, file: Uint8Array<ArrayBuffer>): Face {
  const font = create(file)
  if (!('layout' in font)) throw new Error(`The file of face ${id} holds more than one font`)
  const shaped = new Map<string, ShapedWord>()
  return {
    id,
    file,
    font,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    shape: word => {
      const known = shaped.get(word)
      if (known) return known
      if (shaped.size >= shapedWordsKept) shaped.clear()
      const fresh = shapeWord(font, word)
      shaped.set(word, fresh)
      return fresh
    }
  }
}

function shapeWord(font: Font, text: string): ShapedWord {
  const run = font.layout(text, features)
  const scale = 1000 / font.unitsPerEm
  const kerning = run.glyphs.map(
    ({ advanceWidth }, index) => ((run.positions?.[index]?.xAdvance ?? advanceWidth) - advanceWidth) * scale
  )
  const glyphs = run.glyphs.map(glyph => ({
    id: glyph.id,
    codePoints: glyph.codePoints.length > 0 ? glyph.codePoints : codePointsOf(font, glyph.id),
    advanceWidth: glyph.advanceWidth
  }))
  return { text, glyphs, kerning, width: run.advanceWidth * scale }
}

/** The font engine forgets the letters of a glyph that it first met as a part of another one, like the dot of a colon. */
const codePointsOf = (font: Font, id: number): number[] =>
  [...(font.stringsForGlyph(id)[0] ?? '')].map(letter => letter.codePointAt(0) ?? 0)

/** A text cut into words and single spaces, which is how everything here is shaped, measured and drawn. */
export const wordsOf = (text: string): string[] => text.match(/[^ ]+| /g) ?? []

/** Width of a text in points; `spacing` (points) is added after each glyph. */
export function measure(face: Face, text: string, size: number, spacing = 0): number {
  let width = 0
  for (const word of wordsOf(text)) {
    const shaped = face.shape(word)
    width += (shaped.width * size) / 1000 + shaped.glyphs.length * spacing
  }
  return width
}

/** Whether a face has a glyph for every letter of a text. */
export const canSpell = (face: Face, text: string): boolean =>
  [...text].every(letter => face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** Distance from the top of a line of `lead` points to the baseline of type of `size` points. */
export const baselineOf = (face: Face, size: number, lead: number): number =>
  (lead - (face.ascent + face.descent) * size) / 2 + face.ascent * size
