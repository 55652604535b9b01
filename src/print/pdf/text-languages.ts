import type { Cast } from '#core/cast/cast.ts'
import type { PrintInput } from '../page/print-input.ts'
import { guessLanguage } from './guess-language.ts'

/** The languages of a print's texts. */
export interface TextLanguages {
  /** Tag of the language of most texts. */
  document: string
  /** Tag of the language of a text, where it differs from the language of the document. */
  ofText: (text: string) => string | undefined
}

/** The languages of a script, whose texts may be in another language than those of the print, in which it is written around them. */
export function textLanguages(
  { characters }: Cast,
  { texts, language }: Pick<PrintInput, 'texts' | 'language'>
): TextLanguages {
  /** The language of the print with its region, if it is the same. */
  const tagOf = (guess: string | undefined) => (guess === language.split('-')[0] ? language : guess)
  const document = tagOf(guessLanguage(characters.map(({ ability }) => ability).join(' '))) ?? language
  const ownTexts = new Set(stringsOf(texts))
  return {
    document,
    ofText: text => {
      const found = ownTexts.has(text.trim()) ? language : tagOf(guessLanguage(text))
      return found === document ? undefined : found
    }
  }
}

/** The texts of the print that are no functions. */
const stringsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'string') return [text]
    return typeof text === 'object' && text !== null ? stringsOf(text) : []
  })
