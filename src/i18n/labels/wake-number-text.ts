import { languageTags } from '#routes'
import { pageLocale } from '../messages.ts'

/** A wake number in the page's language, as people type it there. @example wakeNumberText(12.5) // '12,5' in German */
export const wakeNumberText = (number: number): string =>
  new Intl.NumberFormat(languageTags[pageLocale()], { maximumFractionDigits: 20, useGrouping: false }).format(
    number
  )
