import type { Locale } from '#routes'

/** The figures of a text, smallest first. @example figures('3 of 12') // '12 3' */
export const figures = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ')

/** What stands between asterisks, all in capitals: names of tokens. @example tokenNames('the *KNOW* player') */
export const tokenNames = (text: string) =>
  [...text.matchAll(/\*([^*]+)\*/g)].map(([, name = '']) => name).filter(name => !/\p{Ll}/u.test(name))

/** English words that no other language of ours has. */
const telltales = new Set(
  'the and with you your each they their if of are player players night learn dies'.split(' ')
)
/** Words of a language that look like an English one. */
const ownWords: Partial<Record<Locale, readonly string[]>> = { de: ['dies'] }

export const englishWords = (text: string, locale: Locale) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    word => telltales.has(word) && !ownWords[locale]?.includes(word)
  )

/** Every run of so many words in the strings of a JSON text. */
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
