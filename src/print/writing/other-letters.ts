import { codePointsOf, isSyllable, type LetterFont, layOut, splitGraphemes } from './lay-out.ts'
import { breaksBetween, wordsWithoutSpaces } from './line-breaks.ts'
import type { PrivateKind, PrivateLetters } from './private-letters.ts'
import { type Direction, hasRightToLeft, levelsOf, mirrored, splitByLevel } from './text-direction.ts'

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

/** Quotation marks and dashes that look different between ideographs. */
const neutralSigns = /^[“”‘’…—·]$/
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/**
 * Shapes the words of a text that have letters which its face lacks, or that run from right to left: each of their glyphs becomes
 * a private letter. What runs from right to left consists of private letters only, with those of a word in the order in which they
 * are seen. All else stays as it is, and so does the order of the words: lines are ordered once they are broken.
 *
 * @param direction of the paragraph; by default that of its first letter
 */
export function shapeText(text: string, shaper: Shaper, direction?: Direction): string {
  const levels = hasRightToLeft(text) ? levelsOf(text, direction) : undefined
  let at = 0
  let isShaped = false
  const words = (text.match(/\s+|\S+/g) ?? []).map(word => {
    const [start, end] = [at, at + word.length]
    at = end
    if (!word.trim()) return word
    if (isPlain(word, shaper) && !levels?.subarray(start, end).some(level => level % 2 === 1)) return word
    isShaped = true
    return shapeWord(levels ? splitByLevel(text, levels, start, end) : [{ text: word, level: 0 }], shaper)
  })
  if (isShaped) for (const letter of new Set(text)) keepBaseLetter(letter, shaper)
  return words.join('')
}

/** Whether the face has every letter of a word, and none has marks that need their place. */
const isPlain = (word: string, { base, letters }: Shaper): boolean =>
  !/\p{M}/u.test(word) &&
  codePointsOf(word).every(each => letters.isPrivate(each) || base.font.hasGlyphForCodePoint(each))

/** A word that is shaped may be drawn beside words of the face, in one font. */
function keepBaseLetter(letter: string, { base, letters }: Shaper): void {
  const codePoint = letter.codePointAt(0) ?? 0
  if (!base.font.hasGlyphForCodePoint(codePoint)) return
  const [glyph] = base.font.layout(letter, { lnum: true }).glyphs
  if (!glyph) return
  letters.addLetter(codePoint, () => ({
    outline: glyph.path.commands,
    advance: glyph.advanceWidth,
    codePoints: [codePoint]
  }))
}

const shapeWord = (parts: readonly { text: string; level: number }[], shaper: Shaper): string =>
  parts.map(({ text, level }) => shapePart(text, level % 2 === 1, shaper)).join('')

/** Letters that one font shapes together. */
interface FontRun {
  source: LetterFont
  text: string
  /** Whether a line may break after it. */
  breakAfter: boolean
}

function shapePart(text: string, isRightToLeft: boolean, shaper: Shaper): string {
  const runs = wordsWithoutSpaces(text).flatMap((word, index, words) => {
    const clusters = splitGraphemes(isRightToLeft ? mirrorBrackets(word) : word)
    const inFonts = splitByFont(
      clusters.flatMap(cluster => splitJoined(cluster, shaper)),
      shaper
    )
    const last = inFonts.at(-1)
    if (last && index < words.length - 1) last.breakAfter = true
    return inFonts
  })
  const shaped = runs.map(run => shapeRun(run, isRightToLeft, shaper))
  return (isRightToLeft ? shaped.reverse() : shaped).join('')
}

const mirrorBrackets = (text: string) => [...text].map(mirrored).join('')

/** Emoji that one is joined of at most; a text may join any number. */
const maxJoined = 8

/** Emoji that are joined to one that no font has, one by one. */
function splitJoined(cluster: string, { findFont }: Shaper): string[] {
  const parts = cluster.split('\u200d')
  if (parts.length === 1 || !/\p{Extended_Pictographic}/u.test(cluster)) return [cluster]
  if (parts.length > maxJoined) return parts
  const codePoints = codePointsOf(cluster)
  const isOne = codePoints.some(each => {
    const font = findFont(each)
    return (
      font !== undefined &&
      codePoints.every(other => font.font.hasGlyphForCodePoint(other)) &&
      layOut(cluster, font, false).length === 1
    )
  })
  return isOne ? [cluster] : parts
}

/** Splits letters where the font changes, and before each ideograph and syllable. */
function splitByFont(clusters: readonly string[], shaper: Shaper): FontRun[] {
  const runs: FontRun[] = []
  const [before, after] = [lettersBefore(clusters), lettersBefore(clusters.toReversed()).reverse()]
  clusters.forEach((cluster, index) => {
    const next = clusters[index + 1] ?? ''
    const source = fontOf(cluster, [before[index] ?? '', after[index] ?? ''], shaper)
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

/** What is before each cluster, but for neutral signs: those in a row look alike. */
function lettersBefore(clusters: readonly string[]): string[] {
  let last = ''
  return clusters.map(cluster => {
    const before = last
    if (!neutralSigns.test(cluster)) last = cluster
    return before
  })
}

const isSquare = (cluster: string) => ideographs.test(cluster)

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
  if (source === shaper.base && !isRightToLeft && (text.length === 1 || !isWhole(text, shaper))) return text
  const key = [source.key, isRightToLeft, run.breakAfter, text].join(' ')
  const known = shaper.shaped.get(key)
  if (known !== undefined) return known
  const shaped =
    source === shaper.base && isRightToLeft
      ? splitGraphemes(text)
          .reverse()
          // Signs of the face have no direction: each is a run by itself.
          .map(sign => (isWhole(sign, shaper) ? shapeWith(run, sign, true, shaper) : sign))
          .join('')
      : shapeWith(run, text, isRightToLeft, shaper)
  shaper.shaped.set(key, shaped)
  return shaped
}

/** Whether the face has all letters of a text that no other font has, but for marks. */
const isWhole = (text: string, { base }: Shaper): boolean =>
  codePointsOf(text.replace(/\p{M}/gu, '')).every(each => base.font.hasGlyphForCodePoint(each))

function shapeWith({ source, breakAfter }: FontRun, text: string, isRightToLeft: boolean, shaper: Shaper) {
  const isOfFace = source === shaper.base
  const kind = kindOf(text, isRightToLeft)
  const placed = layOut(text, source, isRightToLeft && !isOfFace)
  return placed
    .map(({ key, place }, index) => {
      const isEnd = breakAfter && index === placed.length - 1 && !isRightToLeft && !isOfFace
      return shaper.letters.letterFor(key, isEnd ? 'breakAfter' : kind, place) ?? ''
    })
    .join('')
}

function kindOf(text: string, isRightToLeft: boolean): PrivateKind {
  if (isRightToLeft) return 'rightToLeft'
  return /\p{Nd}/u.test(text) && !/\p{L}/u.test(text) ? 'number' : 'joined'
}
