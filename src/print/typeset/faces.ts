import { create, type Font } from '@cantoo/fontkit'
import type { PlacedGlyph } from '../writing/private-letters.ts'
import type { Direction } from '../writing/text-direction.ts'

/**
 * The six faces of prints, one complete TrueType file each. `heading` and `author` are Goudy. Texts with letters that
 * Goudy lacks, as in Vietnamese, use `plainHeading` and `plainAuthor` (Alegreya).
 */
export const faceIds = ['text', 'bold', 'heading', 'author', 'plainHeading', 'plainAuthor'] as const
export type FaceId = (typeof faceIds)[number]
/** The fonts of private letters, in which texts with letters that the faces lack are drawn. */
export const otherFaceIds = ['otherText', 'otherBold'] as const
export type OtherFaceId = (typeof otherFaceIds)[number]
/** The faces that a drawn text may have. */
export const drawnFaceIds = [...faceIds, ...otherFaceIds] as const
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
  /** Letters of other fonts; undefined while a print needs none. */
  other?: OtherLetters
}

/** Completes a face. Its letters become private letters, which have a font of their own. */
export interface OtherLetters {
  id: OtherFaceId
  /** Whether the pages of the print are mirrored once they are laid out, as those of scripts from right to left. */
  isMirrored: boolean
  /** A text in which private letters stand for letters that the face lacks. */
  shape: (text: string, direction?: Direction) => string
  /** Whether a font has a letter, or the letter is private. */
  has: (codePoint: number) => boolean
  /** Whether a text has private letters. */
  isPrivate: (text: string) => boolean
  /** The glyph of a private letter, or of a letter beside private letters. */
  glyphOf: (codePoint: number) => PlacedGlyph | undefined
  /** Whether a text of the print has had private letters. */
  isUsed: () => boolean
  shapeWord: (word: string) => ShapedWord
  /** The font of the private letters that the print has had by now. */
  open: () => { file: Uint8Array<ArrayBuffer>; font: Font }
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

/** A glyph with its outline, in thousandths of the type size; the y axis points up. */
export interface OutlinedGlyph {
  outline: PlacedGlyph['outline']
  /** From its origin to that of the next glyph. */
  advance: number
  /** Of the glyph by itself; 0 for a mark. */
  width: number
}

/** The outlines of a text on one line. */
export function glyphsOf(text: string, face: Face): OutlinedGlyph[] {
  const { font, other } = face
  if (other?.isPrivate(text)) {
    return [...text].flatMap(letter => {
      const glyph = other.glyphOf(letter.codePointAt(0) ?? 0)
      return glyph ? [{ outline: glyph.outline, advance: glyph.advance, width: glyph.advance }] : []
    })
  }
  const scale = 1000 / font.unitsPerEm
  const { glyphs, positions } = font.layout(text, fontFeatures)
  return glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions?.[index] ?? {}
    return {
      outline: glyph.path.mapPoints((x, y) => [(x + xOffset) * scale, (y + yOffset) * scale]).commands,
      advance: xAdvance * scale,
      width: glyph.advanceWidth * scale
    }
  })
}

/** Whether a face has a glyph for every letter of a text. */
export const hasGlyphsFor = (face: Face, text: string): boolean =>
  [...text].every(letter => face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** Distance from the top of a line to its baseline, in points, for a type size and a distance between baselines. */
export const baselineOffset = (face: Face, size: number, lead: number): number =>
  (lead - (face.ascent + face.descent) * size) / 2 + face.ascent * size
