import { m, pageLocale } from '#i18n/messages.ts'
import { type FoundWords, numberSign } from './found-text.ts'

/** The templates for the number of search results. The page contains them, so that its script needs no messages. */
export function foundWords(): FoundWords {
  const rules = new Intl.PluralRules(pageLocale())
  return Object.fromEntries(
    [0, 1, 2].map(count => [
      rules.select(count),
      m.characters_found({ count }).replace(String(count), numberSign)
    ])
  )
}
