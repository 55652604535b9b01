const ideograph =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u
/** Signs that never begin a line: closing punctuation, small kana, what repeats a letter, and the star of a night. */
const notFirst =
  /^[\p{Pe}\p{Pf}、。，．：；？！・…‥ー々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ*＊%％’”,.:;?!]/u
/** Signs that never end a line. */
const notLast = /[\p{Ps}\p{Pi}‘“]$/u

/** Whether a line may break between two letters of a text without spaces, one of which is an ideograph. */
export const breaksBetween = (letter: string, next: string): boolean =>
  (ideograph.test(letter) || ideograph.test(next)) && !notLast.test(letter) && !notFirst.test(next)

const thai = /\p{Script=Thai}/u
let thaiWords: Intl.Segmenter | undefined

/** The words of a text in a language that doesn't write spaces between words. */
export function wordsWithoutSpaces(text: string): string[] {
  if (!thai.test(text)) return [text]
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
  return [...thaiWords.segment(text)].map(({ segment }) => segment)
}
