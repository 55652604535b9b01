import type { Face } from './faces.ts'

/** Marks that steer a screen or join emoji, soft hyphens, and control characters other than white space. */
const invisible = /(?![\t-\r])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu
/** Letters in fancy dress, full-width letters and wide spaces: each says the same as a plain one. */
const dressed = /[\u2000-\u200a\u3000\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu
/** Signs that have a plain equal, which our faces have. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  // A blank of braille, which is written to move words about.
  [/\u2800/g, ' '],
  [/[★☆✦✧⭐]/gu, '*'],
  [/[➔➙➛-➟➠-➥➨➩-➯➱-➾⇒⇨⟶⟹⮕]/gu, '→'],
  [/[⬅⇐⇦⟵⟸]/gu, '←'],
  [/[⬆⇑⇧]/gu, '↑'],
  [/[⬇⇓⇩]/gu, '↓'],
  [/[⬌⇔⟷⟺]/gu, '↔'],
  [/[\u2010\u2011]/g, '-']
]
/** What most texts have none of. */
const strange = /[\p{Cc}\p{Cf}\u2000-\u2011\u21d0-\u21ff\u2600-\u{10ffff}]/u

/**
 * Words in letters that our faces have, where others mean the same; what nobody sees is left out, since a face prints
 * an empty box for it. Letters of other scripts stay: `spell` knows what a face makes of them.
 */
export function printable(text: string): string {
  const composed = text.normalize('NFC')
  if (!strange.test(composed)) return composed
  const plain = composed.replace(invisible, '').replace(dressed, letter => letter.normalize('NFKC'))
  return plainSigns.reduce((words, [sign, equal]) => words.replace(sign, equal), plain)
}

/** Stands for a letter that a face lacks. */
const box = '□'
/** Letters outside of those that every face for running text has, so that most texts need no look at the face. */
const unusual =
  /[^\t-\r -~\u00a0-\u0148\u014a-\u017e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026]/gu
/** What stands on the letter before it, which is a box already. */
const mark = /[\p{M}\p{Emoji_Modifier}]/u

/**
 * A text as a face can set it: a letter that it lacks becomes its plain equal (`Ⅳ` IV) or else a box. The layout
 * engine would take such a letter from another face, in another width and from right to left, over the words beside it.
 */
export const spell = (text: string, face: Face): string =>
  printable(text).replace(unusual, letter => spellLetter(letter, face) ?? box)

/** Letters of texts that a face sets as boxes, each once, in their order. */
export const missingLetters = (texts: readonly string[], face: Face): string[] => [
  ...new Set(
    texts
      .flatMap(text => printable(text).match(unusual) ?? [])
      .filter(letter => spellLetter(letter, face) === undefined)
  )
]

function spellLetter(letter: string, { font }: Face): string | undefined {
  const has = (each: string) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)
  if (has(letter)) return letter
  if (/\s/u.test(letter)) return ' '
  if (mark.test(letter)) return ''
  const plain = letter.normalize('NFKC')
  return [...plain].every(has) ? plain : undefined
}
