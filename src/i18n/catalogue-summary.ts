import { type Locale, languageTags } from '#routes'
import { m, pageLocale } from './messages.ts'

/** The size of the catalogue in one line, by default in the page's language. */
export function catalogueSummary(
  counts: { characters: number; jinxes: number },
  locale: Locale = pageLocale()
): string {
  const { format } = new Intl.NumberFormat(languageTags[locale])
  const formatted = { characters: format(counts.characters), jinxes: format(counts.jinxes) }
  return m.catalogue_counts(formatted, { locale })
}
