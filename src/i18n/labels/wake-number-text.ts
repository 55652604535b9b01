import { languageTags } from '#routes'
import { pageLocale } from '../messages.ts'

/** A wake number in the page's language, as people type it there. @example wakeNumberText(12.5) // '12,5' in German */
export function wakeNumberText(number: number): string {
  // Nearly all are whole, and a list has hundreds: a format takes long to make.
  if (Number.isSafeInteger(number)) return `${number}`
  const options = { maximumFractionDigits: 20, useGrouping: false }
  return new Intl.NumberFormat(languageTags[pageLocale()], options).format(number)
}
