import { m, pageLocale } from '#i18n/messages.ts'
import { numberPlaceholder, type ResultCountTemplates } from '#ui/lists/result-count.ts'

/** The templates for the number of search results. The page contains them, so that its script needs no messages. */
export function resultCountTemplates(): ResultCountTemplates {
  const rules = new Intl.PluralRules(pageLocale())
  return Object.fromEntries(
    [0, 1, 2].map(count => [
      rules.select(count),
      m.characters_found({ count }).replace(String(count), numberPlaceholder)
    ])
  )
}
