/** Placeholder for the number in `ResultCountTemplates`. */
export const numberSign = '#'

/** The number of search results in each plural form of the language: `{ one: '# character shown', … }`. */
export type FoundWords = Partial<Record<Intl.LDMLPluralRule, string>>

/** @example formatResultCount({ one: '# character', other: '# characters' }, 2, 'en') // '2 characters' */
export function foundText(templates: FoundWords, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count)
  return (templates[form] ?? templates.other ?? numberSign).replace(numberSign, `${count}`)
}
