import type { Font, GlyphRun } from '@cantoo/fontkit'
import type { PlacedGlyph } from './private-letters.ts'

/** A font that has letters which a face lacks. */
export interface LetterFont {
  /** Tells the fonts of a print apart. */
  key: string
  font: Font
  /** The share of the type size that its letters are set in. */
  scale: number
}

let graphemes: Intl.Segmenter | undefined
export const splitGraphemes = (text: string): string[] => {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/** Vowels that stand before the consonants that they follow, or that fonts take apart: such a syllable is spelled as a whole. */
export const isSyllable = (cluster: string) => /^\p{Script=Devanagari}|\u0e33/u.test(cluster)

/** One or more glyphs that are drawn as one letter. `key` is the same for the same glyphs at the same places. */
export interface LaidOutLetter {
  key: string
  place: () => PlacedGlyph
}

interface GlyphAt {
  id: number
  /** Places its outline at a pen position, both in font units. */
  placeAt: (pen: number) => PlacedGlyph['outline']
  advance: number
  offsets: string
  codePoints: readonly number[]
}

/** Shapes the letters of a text that a font has, from left to right. A mark that it lacks would be a box. */
export function layOut(
  whole: string,
  { key, font, scale }: LetterFont,
  isRightToLeft: boolean
): LaidOutLetter[] {
  const text = String.fromCodePoint(...codePointsOf(whole).filter(each => font.hasGlyphForCodePoint(each)))
  const toThousand = (scale * 1000) / font.unitsPerEm
  const run = font.layout(isRightToLeft ? shaddaFirst(text) : text, { lnum: true, liga: true, kern: true })
  const spelled = spellOut(text, font, run, isRightToLeft)
  const glyphs = run.glyphs.map((glyph, index): GlyphAt => {
    const {
      xAdvance = glyph.advanceWidth,
      xOffset = 0,
      yOffset = 0
    } = run.positions?.[index] ?? { xAdvance: glyph.advanceWidth }
    const placeAt = (pen: number) =>
      glyph.path.mapPoints((x, y) => [(x + pen + xOffset) * toThousand, (y + yOffset) * toThousand]).commands
    const codePoints = spelled[index] ?? []
    return { id: glyph.id, placeAt, advance: xAdvance, offsets: `${xOffset} ${yOffset}`, codePoints }
  })
  return groupGlyphs(glyphs, isRightToLeft).map(group => ({
    key: [
      key,
      ...group.flatMap(({ id, advance, offsets, codePoints }) => [id, advance, offsets, ...codePoints])
    ].join(' '),
    place: () => joinGlyphs(group, toThousand, isRightToLeft)
  }))
}

/**
 * Puts glyphs that stand for nothing, such as the dots of a letter, to the letter that they belong to: readers of a PDF would show
 * and copy some sign for each. It is before them, in reading order.
 */
function groupGlyphs(glyphs: readonly GlyphAt[], isRightToLeft: boolean): GlyphAt[][] {
  const groups: GlyphAt[][] = []
  for (const glyph of isRightToLeft ? glyphs.toReversed() : glyphs) {
    const last = groups.at(-1)
    if (last && glyph.codePoints.length === 0) last.push(glyph)
    else groups.push([glyph])
  }
  return isRightToLeft ? groups.reverse().map(group => group.reverse()) : groups
}

/** What runs from right to left is spelled as it is seen: readers of a PDF turn it round, sign by sign. */
function joinGlyphs(group: readonly GlyphAt[], toThousand: number, isRightToLeft: boolean): PlacedGlyph {
  let pen = 0
  const outline = group.flatMap(({ placeAt, advance }) => {
    const at = pen
    pen += advance
    return placeAt(at)
  })
  const codePoints = group.flatMap(glyph => glyph.codePoints)
  return { outline, advance: pen * toThousand, codePoints: isRightToLeft ? codePoints.reverse() : codePoints }
}

/** Doubling comes before other marks on its letter, as fonts expect; the normal forms have it after them. */
const shaddaFirst = (text: string): string => text.replace(/([\u064b-\u0650\u0670]+)\u0651/g, '\u0651$1')

/** What each glyph of a shaped text stands for, for those who search and copy the text. */
function spellOut(text: string, font: Font, run: GlyphRun, isRightToLeft: boolean): number[][] {
  if (isRightToLeft) return spellStems(text, run) ?? ownCodePoints(font, run)
  const own = ownCodePoints(font, run)
  const isSpelled = !isSyllable(text) && own.flat().join(' ') === codePointsOf(text).join(' ')
  return isSpelled ? own : run.glyphs.map((_, index) => (index === 0 ? codePointsOf(text) : []))
}

/** fontkit loses the code points of a glyph that it first loaded as a part of another one. */
const ownCodePoints = (font: Font, { glyphs }: GlyphRun): number[][] =>
  glyphs.map(({ id, codePoints }) =>
    codePoints.length > 0 ? codePoints : codePointsOf(font.stringsForGlyph(id)[0] ?? '')
  )

/**
 * Fonts compose letters from right to left of a stem, which several letters share, and of dots: the stem stands for the letter with its
 * marks, and what is on it for nothing. Lam and alef may be one stem.
 */
function spellStems(text: string, { glyphs, positions }: GlyphRun): number[][] | undefined {
  const letters = splitGraphemes(text)
  const isStem = glyphs.map((_, index) => (positions?.[index]?.xAdvance ?? 0) > 0)
  const count = isStem.filter(Boolean).length
  const spelled = [letters, joinLamAlef(letters)].find(({ length }) => length === count)?.reverse()
  return spelled && isStem.map(stands => (stands ? codePointsOf(spelled.shift() ?? '') : []))
}

const joinLamAlef = (letters: readonly string[]): string[] =>
  letters.reduce<string[]>((joined, letter) => {
    const last = joined.length - 1
    if (/^[\u0622\u0623\u0625\u0627]/.test(letter) && joined[last]?.startsWith('\u0644'))
      joined[last] += letter
    else joined.push(letter)
    return joined
  }, [])

export const codePointsOf = (text: string): number[] => [...text].map(letter => letter.codePointAt(0) ?? 0)
