import type { Font, GlyphRun } from '@cantoo/fontkit'
import { breaksBetween, wordsWithoutSpaces } from './line-breaks.ts'
import type { PlacedGlyph, PrivateKind, PrivateLetters } from './private-letters.ts'
import { hasRightToLeft, levelsOf, mirrored, splitByLevel, visualOrder } from './text-direction.ts'

/** A font that has letters which a face lacks. */
export interface LetterFont {
  /** Tells the fonts of a print apart. */
  key: string
  font: Font
  /** The share of the type size that its letters are set in. */
  scale: number
}

/** Finds the font for a letter; undefined when none has it. */
export type FindFont = (letter: number) => LetterFont | undefined

/** What `shapeText` needs of a print. */
export interface Shaper {
  /** What has been shaped, by font, direction and text. */
  shaped: Map<string, string>
  /** The face's own font. */
  base: LetterFont
  findFont: FindFont
  letters: PrivateLetters
}

let graphemes: Intl.Segmenter | undefined
const splitGraphemes = (text: string): string[] => {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/** Quotation marks and dashes that look different between ideographs. */
const neutralSigns = /^[“”‘’…—·]$/
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/**
 * Shapes the words of a text that have letters which its face lacks, or that run from right to left: each of their glyphs becomes
 * a private letter, in the order in which they are seen. The other words stay as they are, and so does the order of the words: lines
 * are ordered once they are broken.
 */
export function shapeText(text: string, shaper: Shaper): string {
  const levels = hasRightToLeft(text) ? levelsOf(text) : undefined
  let at = 0
  let isShaped = false
  const words = (text.match(/\s+|\S+/g) ?? []).map(word => {
    const [start, end] = [at, at + word.length]
    at = end
    if (isPlain(word, shaper) && !levels?.subarray(start, end).some(level => level % 2 === 1)) return word
    isShaped = true
    return shapeWord(levels ? splitByLevel(text, levels, start, end) : [{ text: word, level: 0 }], shaper)
  })
  if (isShaped) for (const letter of new Set(text)) keepBaseLetter(letter, shaper)
  return words.join('')
}

/** Whether the face has every letter of a word. */
const isPlain = (word: string, { base }: Shaper): boolean =>
  [...word].every(letter => base.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** A word that is shaped may be drawn beside words of the face, in one font. */
function keepBaseLetter(letter: string, { base, letters }: Shaper): void {
  const codePoint = letter.codePointAt(0) ?? 0
  const glyph = base.font.hasGlyphForCodePoint(codePoint) && base.font.glyphForCodePoint(codePoint)
  if (!glyph) return
  letters.addLetter(codePoint, () => ({
    outline: glyph.path.commands,
    advance: glyph.advanceWidth,
    codePoints: [codePoint]
  }))
}

const shapeWord = (parts: readonly { text: string; level: number }[], shaper: Shaper): string =>
  visualOrder(parts)
    .map(({ text, level }) => shapePart(text, level % 2 === 1, shaper))
    .join('')

/** Letters that one font shapes together. */
interface FontRun {
  source: LetterFont
  text: string
  /** Whether a line may break after it. */
  breakAfter: boolean
}

function shapePart(text: string, isRightToLeft: boolean, shaper: Shaper): string {
  const runs = wordsWithoutSpaces(text).flatMap((word, index, words) => {
    const inFonts = splitByFont(splitGraphemes(isRightToLeft ? mirrorBrackets(word) : word), shaper)
    const last = inFonts.at(-1)
    if (last && index < words.length - 1) last.breakAfter = true
    return inFonts
  })
  const shaped = runs.map(run => shapeRun(run, isRightToLeft, shaper))
  return (isRightToLeft ? shaped.reverse() : shaped).join('')
}

const mirrorBrackets = (text: string) => [...text].map(mirrored).join('')

/** Splits letters where the font changes, and before each ideograph and syllable. */
function splitByFont(clusters: readonly string[], shaper: Shaper): FontRun[] {
  const runs: FontRun[] = []
  clusters.forEach((cluster, index) => {
    const next = clusters[index + 1] ?? ''
    const source = fontOf(cluster, [clusters[index - 1] ?? '', next], shaper)
    const breakAfter = next !== '' && breaksBetween(cluster, next)
    const last = runs.at(-1)
    const isAlone = isSquare(cluster) || isSyllable(cluster)
    if (last && last.source === source && !last.breakAfter && !isAlone) last.text += cluster
    else runs.push({ source, text: cluster, breakAfter })
    const run = runs.at(-1)
    if (run && breakAfter) run.breakAfter = true
  })
  return runs
}

const isSquare = (cluster: string) => ideographs.test(cluster)

/** Vowels may stand before the consonants that they follow: a syllable is spelled as a whole. */
const isSyllable = (cluster: string) => /^\p{Script=Devanagari}/u.test(cluster)

/** The font of a letter with its marks. Where none has it, the face, which shows a box or leaves a mark out. */
function fontOf(cluster: string, beside: readonly string[], { base, findFont }: Shaper): LetterFont {
  const first = cluster.codePointAt(0) ?? 0
  if (neutralSigns.test(cluster) && beside.some(isSquare)) return findFont(first) ?? base
  const codePoints = codePointsOf(cluster)
  if (codePoints.every(each => base.font.hasGlyphForCodePoint(each))) return base
  // The whole cluster in one font, if there is one: a mark finds its place on its letter only there.
  const candidates = codePoints.map(findFont).filter(font => font !== undefined)
  const whole = candidates.find(({ font }) => codePoints.every(each => font.hasGlyphForCodePoint(each)))
  return whole ?? (base.font.hasGlyphForCodePoint(first) ? base : (findFont(first) ?? base))
}

function shapeRun(run: FontRun, isRightToLeft: boolean, shaper: Shaper): string {
  const { source, text } = run
  if (source === shaper.base) return isRightToLeft ? splitGraphemes(text).reverse().join('') : text
  const key = [source.key, isRightToLeft, run.breakAfter, text].join(' ')
  const known = shaper.shaped.get(key)
  if (known !== undefined) return known
  const kind: PrivateKind = isRightToLeft ? 'rightToLeft' : 'joined'
  const placed = layOut(text, source, isRightToLeft)
  const shaped = placed
    .map(({ key, place }, index) => {
      const isEnd = run.breakAfter && index === placed.length - 1 && !isRightToLeft
      return shaper.letters.letterFor(key, isEnd ? 'breakAfter' : kind, place) ?? ''
    })
    .join('')
  shaper.shaped.set(key, shaped)
  return shaped
}

/** Shapes a text in one font, with its glyphs from left to right. */
function layOut(text: string, { key, font, scale }: LetterFont, isRightToLeft: boolean) {
  const toThousand = (scale * 1000) / font.unitsPerEm
  const run = font.layout(isRightToLeft ? shaddaFirst(text) : text, { liga: true, kern: true })
  const spelled = spellOut(text, font, run, isRightToLeft)
  return run.glyphs.map((glyph, index) => {
    const codePoints = spelled[index] ?? []
    const { xAdvance, xOffset, yOffset } = run.positions?.[index] ?? {
      xAdvance: glyph.advanceWidth,
      xOffset: 0,
      yOffset: 0
    }
    const place = (): PlacedGlyph => ({
      outline: glyph.path.mapPoints((x, y) => [(x + xOffset) * toThousand, (y + yOffset) * toThousand])
        .commands,
      advance: xAdvance * toThousand,
      codePoints
    })
    return { key: [key, glyph.id, xAdvance, xOffset, yOffset, ...codePoints].join(' '), place }
  })
}

/** Doubling comes before other marks on its letter, as fonts expect; the normal forms have it after them. */
const shaddaFirst = (text: string): string => text.replace(/([\u064b-\u0650\u0670]+)\u0651/g, '\u0651$1')

/** What each glyph of a shaped text stands for, for those who search and copy the text. */
function spellOut(text: string, font: Font, run: GlyphRun, isRightToLeft: boolean): number[][] {
  if (isRightToLeft) return spellStems(text, run) ?? ownCodePoints(font, run)
  if (isSyllable(text)) return run.glyphs.map((_, index) => (index === 0 ? codePointsOf(text) : []))
  return ownCodePoints(font, run)
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

const codePointsOf = (text: string): number[] => [...text].map(letter => letter.codePointAt(0) ?? 0)
