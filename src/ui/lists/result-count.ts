/** Placeholder for the number in `ResultCountTemplates`. */
export const numberPlaceholder = '#'

/** The number of search results in each plural form of the language: `{ one: '# character shown', … }`. */
export type ResultCountTemplates = Partial<Record<Intl.LDMLPluralRule, string>>

/** @example formatResultCount({ one: '# character', other: '# characters' }, 2, 'en') // '2 characters' */
export function formatResultCount(templates: ResultCountTemplates, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count)
  return (templates[form] ?? templates.other ?? numberPlaceholder).replace(numberPlaceholder, `${count}`)
}
