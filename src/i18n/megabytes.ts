import { languageTags } from '#routes'
import { pageLocale } from './messages.ts'

/** Megabytes without the unit, in the page's language. @example formatMegabytes(1_572_864) // '1.5' */
export const formatMegabytes = (bytes: number) =>
  new Intl.NumberFormat(languageTags[pageLocale()], { maximumFractionDigits: 1 }).format(bytes / 1024 ** 2)
