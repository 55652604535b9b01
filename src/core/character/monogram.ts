/** A word of a name, with what follows an apostrophe in it. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu
/** Articles that a name may begin with, in the languages of the product. */
const article =
  /^(?:(?:the|an?|l[ea]s?|une?|d[ei][er]|das|eine?|os?|as|uma?) +(?=[\p{L}\p{N}])|[ld]['’](?=\p{L}))/iu
/** Marks on one letter beyond four: composing a long row of them takes quadratic time. */
const extraMarks = /(\p{M}{4})\p{M}+/gu
/** Letters of writing systems with capitals, and digits, of which two are readable side by side. */
const narrow = /^[\p{Lu}\p{Ll}\p{Lt}\p{N}]/u

/** The consonant of a Thai or Lao syllable, without its marks and the vowels that are written before it. */
const consonant = /^[\u0e40-\u0e44\u0ec0-\u0ec4]*([\u0e01-\u0e44\u0e81-\u0edf])/u

let clusters: Intl.Segmenter | undefined

/** The first letter of a text, with its marks; of a Thai or Lao one, the first consonant. */
const firstLetter = (text: string): string => {
  const [, initial] = consonant.exec(text) ?? []
  if (initial) return initial
  clusters ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return clusters.segment(text).containing(0)?.segment ?? ''
}

/**
 * The letters that stand for a character without an image: the first ones of the first and the last word of its name, or
 * the first two of a single word. Names in writing systems without capitals have one letter. `?` stands for a name without letters.
 *
 * @example monogramOf('The Fortune Teller') // 'FT'
 * @example monogramOf('Alchemist') // 'Al'
 */
export function monogramOf(name: string): string {
  const [first = '?', ...others] =
    name.replace(extraMarks, '$1').normalize('NFC').trim().replace(article, '').match(word) ?? []
  const initial = firstLetter(first)
  if (!narrow.test(initial)) return initial
  const second = firstLetter(others.at(-1) ?? first.slice(initial.length))
  return narrow.test(second) ? initial + second : initial
}
