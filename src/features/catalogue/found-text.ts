/** Stands for the number in `FoundWords`. */
export const numberSign = '#'

/** How many characters are shown, in each of the language's plural forms: `{ one: '# character shown', … }`. */
export type FoundWords = Partial<Record<Intl.LDMLPluralRule, string>>

/** @example foundText({ one: '# character', other: '# characters' }, 2, 'en') // '2 characters' */
export function foundText(words: FoundWords, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count)
  return (words[form] ?? words.other ?? numberSign).replace(numberSign, `${count}`)
}
