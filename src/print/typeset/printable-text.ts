import type { Direction } from '../writing/text-direction.ts'
import type { Face } from './faces.ts'

/**
 * Format characters, soft hyphens, and control characters other than white space. A joiner changes the form of the letters beside it in
 * writing systems that join them, and makes one emoji of two.
 */
const invisible =
  /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}]|\p{Variation_Selector}|(?<![\p{Script=Arabic}\p{Script=Devanagari}])(?:\u200c|(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic}))/gu
/** Mathematical and full-width letters and wide spaces. Each has a plain equivalent. */
const styledLetters = /[\u2000-\u200a\u3000\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu
/** The blank Braille pattern, which authors use to indent text, and hyphens of two kinds. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/\u2800/g, ' '],
  [/[\u2010\u2011]/g, '-']
]
/** Signs that the faces lack, with the sign that replaces them where no other font has them. */
const signReplacements: readonly (readonly [RegExp, string])[] = [
  [/[★☆✦✧⭐]/u, '*'],
  [/[➔➙➛-➟➠-➥➨➩-➯➱-➾⇒⇨⟶⟹⮕]/u, '→'],
  [/[⬅⇐⇦⟵⟸]/u, '←'],
  [/[⬆⇑⇧]/u, '↑'],
  [/[⬇⇓⇩]/u, '↓'],
  [/[⬌⇔⟷⟺]/u, '↔']
]
/** Combining marks on one letter that print; more would overlap, and composing and shaping them takes quadratic time. */
const extraMarks = /(\p{M}{4})\p{M}+/gu
/** A quick check: most texts contain no such letter and need no replacement. */
const mayNeedReplacement = /[\p{M}\p{Cc}\p{Cf}\u2000-\u2011\u21d0-\u21ff\u2600-\u{10ffff}]/u

/**
 * A text with styled letters and signs replaced by plain equivalents, in normal form C. Invisible characters are
 * removed, because a face prints an empty box for them. Letters of other scripts stay; `spell` handles those.
 */
export function toPrintableText(text: string): string {
  if (!mayNeedReplacement.test(text)) return text.normalize('NFC')
  const plain = text
    .replace(invisible, '')
    .replace(extraMarks, '$1')
    .normalize('NFC')
    .replace(styledLetters, letter => letter.normalize('NFKC'))
  return plainSigns.reduce((result, [sign, replacement]) => result.replace(sign, replacement), plain)
}

/** Printed for a letter that a face lacks. */
const missingLetter = '□'
/** Letters that a face for running text may lack. All other letters are in every such face and need no lookup. */
const mayBeMissing =
  /[^\t-\r -~\u00a0-\u0148\u014a-\u017e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026]/gu
/** Combining marks, emoji modifiers and joiners. They belong to the letter before, which is a box already. */
const combining = /[\p{M}\p{Emoji_Modifier}\u200c\u200d]/u

/**
 * A text that a face can set: each letter that it lacks is replaced by its plain equivalent (`Ⅳ` by IV) or by a box.
 * The layout engine would take such a letter from another face, with another width and direction, and overlap the
 * text beside it.
 *
 * @param direction of the paragraph; by default that of its first letter
 */
export const replaceMissingLetters = (text: string, face: Face, direction?: Direction): string =>
  completed(toPrintableText(text), face, direction).replace(
    mayBeMissing,
    letter => supportedLetter(letter, face, isShaped) ?? missingLetter
  )

/** Whether a letter stands for a glyph, or is in the font of those that do. */
const isShaped = ({ other }: Face, codePoint: number): boolean => other?.glyphOf(codePoint) !== undefined

const completed = (text: string, { other }: Face, direction?: Direction): string =>
  other && text.search(mayBeMissing) >= 0 ? other.shape(text, direction) : text

/** A letter with marks that no letter includes, or one that a face may lack. */
const lackedCluster = new RegExp(`\\S\\p{M}+|${mayBeMissing.source}`, 'gu')

/**
 * The letters of texts that a face lacks, without duplicates, whatever could stand in for them. They include letters with marks, of
 * which only the shaper knows where they are, and all that a letter and its marks need in one font.
 */
export const lackedLetters = (texts: readonly string[], { font }: Face): string[] => [
  ...new Set(
    texts
      .flatMap(text => toPrintableText(text).match(lackedCluster) ?? [])
      .filter(cluster => !/\s/u.test(cluster) && !isComplete(cluster, font))
      .flatMap(cluster => [...cluster])
  )
]

const isComplete = (cluster: string, font: Face['font']): boolean =>
  !/\p{M}/u.test(cluster) && font.hasGlyphForCodePoint(cluster.codePointAt(0) ?? 0)

/**
 * The letters of texts that a face prints as boxes, and those that it prints without one of their marks, in order of appearance
 * and without duplicates.
 */
export const missingLetters = (texts: readonly string[], face: Face): string[] => [
  ...new Set(
    texts
      .flatMap(text => toPrintableText(text).match(lackedCluster) ?? [])
      .flatMap(cluster => {
        const [letter = '', ...marks] = cluster
        if (supportedLetter(letter, face, isInOtherFont) === undefined) return [letter]
        return marks.length > 0 && losesMark(cluster, face) ? [cluster] : []
      })
  )
]

/** Whether a letter is printed without one of its marks: no font has the letter with it. */
function losesMark(cluster: string, face: Face): boolean {
  const drawn = [...completed(cluster, face)].flatMap(letter => {
    const codePoint = letter.codePointAt(0) ?? 0
    const own = face.font.hasGlyphForCodePoint(codePoint) ? [codePoint] : []
    return face.other?.glyphOf(codePoint)?.codePoints ?? own
  })
  return [...cluster].some(letter => !drawn.includes(letter.codePointAt(0) ?? 0))
}

const isInOtherFont = ({ other }: Face, codePoint: number): boolean => other?.has(codePoint) ?? false

/** The letter itself, or its replacement; `undefined` when the face has neither. */
function supportedLetter(
  letter: string,
  face: Face,
  isInOther: (face: Face, codePoint: number) => boolean
): string | undefined {
  const has = (each: string) => {
    const codePoint = each.codePointAt(0) ?? 0
    return face.font.hasGlyphForCodePoint(codePoint) || isInOther(face, codePoint)
  }
  if (has(letter)) return letter
  if (/\s/u.test(letter)) return ' '
  if (combining.test(letter)) return ''
  const sign = signReplacements.find(([signs]) => signs.test(letter))?.[1]
  if (sign && has(sign)) return sign
  const plain = letter.normalize('NFKC')
  return [...plain].every(has) ? plain : undefined
}
