import { type Locale, languageTags } from '#routes'
import { m, pageLocale } from './messages.ts'

/** What the catalogue holds, in one line. In the page's language unless said otherwise. */
export function catalogueLine(
  counts: { characters: number; jinxes: number },
  locale: Locale = pageLocale()
): string {
  const { format } = new Intl.NumberFormat(languageTags[locale])
  const words = { characters: format(counts.characters), jinxes: format(counts.jinxes) }
  return m.catalogue_counts(words, { locale })
}
