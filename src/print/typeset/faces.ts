import { create, type Font } from '@cantoo/fontkit'

/**
 * The six faces of prints, one complete TrueType file each. `heading` and `author` are Goudy. Texts with letters that
 * Goudy lacks, as in Vietnamese, use `plainHeading` and `plainAuthor` (Alegreya).
 */
export const faceIds = ['text', 'bold', 'heading', 'author', 'plainHeading', 'plainAuthor'] as const
export type FaceId = (typeof faceIds)[number]
export type FontFiles = Readonly<Record<FaceId, Uint8Array<ArrayBuffer>>>

/** A word or a single space with its glyphs. `kerning` and `width` are in thousandths of the type size. */
export interface ShapedWord {
  text: string
  glyphs: { id: number; codePoints: number[]; advanceWidth: number }[]
  /** Kerning after each glyph; mostly 0. */
  kerning: number[]
  width: number
}

/** An opened font, to measure text with and to embed in files. */
export interface Face {
  id: FaceId
  file: Uint8Array<ArrayBuffer>
  font: Font
  /** Extent above and below the baseline, both positive, as shares of the type size. Used to align two faces on one line. */
  ascent: number
  descent: number
  shape: (word: string) => ShapedWord
}

export type Faces = Readonly<Record<FaceId, Face>>

/**
 * Letters of the words in the cache of a face; each takes about 150 bytes. A full cache is cleared. It holds the words
 * of the largest print, which is laid out in several type sizes.
 */
const maxCachedLetters = 250_000

/** OpenType features of all text: lining numerals, ligatures and kerning. */
export const fontFeatures = { lnum: true, liga: true, kern: true }

/** Opens the fonts. Each face caches the words that it has shaped. Throws when a file is not a single font. */
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
  if (!('layout' in font)) throw new Error(`The file of face ${id} contains more than one font`)
  const shaped = new Map<string, ShapedWord>()
  let letters = 0
  return {
    id,
    file,
    font,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    shape: word => {
      const known = shaped.get(word)
      if (known) return known
      const fresh = shapeWord(font, word)
      if (letters >= maxCachedLetters) {
        shaped.clear()
        letters = 0
      }
      shaped.set(word, fresh)
      letters += word.length
      return fresh
    }
  }
}

function shapeWord(font: Font, text: string): ShapedWord {
  const run = font.layout(text, fontFeatures)
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

/** fontkit loses the code points of a glyph that it first loaded as a part of another glyph, like the dot of a colon. */
const codePointsOf = (font: Font, id: number): number[] =>
  [...(font.stringsForGlyph(id)[0] ?? '')].map(letter => letter.codePointAt(0) ?? 0)

/** Splits a text into words and single spaces, the units of shaping, measuring and drawing. */
export const splitWords = (text: string): string[] => text.match(/[^ ]+| /g) ?? []

/** Width of a text in points. `spacing`, in points, is added after each glyph. */
export function measureText(face: Face, text: string, size: number, spacing = 0): number {
  let width = 0
  for (const word of splitWords(text)) {
    const shaped = face.shape(word)
    width += (shaped.width * size) / 1000 + shaped.glyphs.length * spacing
  }
  return width
}

/** Whether a face has a glyph for every letter of a text. */
export const hasGlyphsFor = (face: Face, text: string): boolean =>
  [...text].every(letter => face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** Distance from the top of a line to its baseline, in points, for a type size and a distance between baselines. */
export const baselineOffset = (face: Face, size: number, lead: number): number =>
  (lead - (face.ascent + face.descent) * size) / 2 + face.ascent * size
