import { m, pageLocale } from '#i18n/messages.ts'
import { type FoundWords, numberSign } from './found-text.ts'

/** What a search says of its hits; written into the page, so that no script has to bring messages. */
export function foundWords(): FoundWords {
  const rules = new Intl.PluralRules(pageLocale())
  return Object.fromEntries(
    [0, 1, 2].map(count => [
      rules.select(count),
      m.characters_found({ count }).replace(String(count), numberSign)
    ])
  )
}
