import type { Locale } from '#routes'

/** Returns the numbers of a text in sorted order. @example figures('3 of 12') // '12 3' */
const figures = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ')

/** Tells whether a text has the numbers of the English text. “1st” may be a word, such as “đầu tiên”. */
export const hasFigures = (text: string, english: string) =>
  [english, english.replace(/\b1st\b/g, '')].some(source => figures(source) === figures(text))

/** Returns the token names of a text: capitals between asterisks. @example tokenNames('the *KNOW* player') */
export const tokenNames = (text: string) =>
  [...text.matchAll(/\*([^*]+)\*/g)].map(([, name = '']) => name).filter(name => !/\p{Ll}/u.test(name))

/** Common English words that don't occur in our other languages. */
const telltales = new Set(
  'the and with you your each they their if of are player players night learn dies'.split(' ')
)
/** Words of a language that equal an English word. */
const ownWords: Partial<Record<Locale, readonly string[]>> = { de: ['dies'] }

export const englishWords = (text: string, locale: Locale) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    word => telltales.has(word) && !ownWords[locale]?.includes(word)
  )

/** Returns all sequences of `length` words in the strings of a JSON text. */
export function phrases(json: string, length: number): Set<string> {
  const found = new Set<string>()
  for (const [, text = ''] of json.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    const words =
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[a-z0-9']+/g) ?? []
    for (let at = 0; at + length <= words.length; at += 1) found.add(words.slice(at, at + length).join(' '))
  }
  return found
}
