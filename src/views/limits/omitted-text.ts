import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import type { Omitted } from './page-budget.ts'

/** Says what a page leaves out; undefined for a complete page. */
export function omittedText({ entries, texts }: Omitted): string | undefined {
  if (entries + texts === 0) return undefined
  const { format } = new Intl.NumberFormat(languageTags[pageLocale()])
  return m.public_omitted({ entries: format(entries), texts: format(texts) })
}
