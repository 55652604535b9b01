import { pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'

/** A share as `20 %`, with a sign if it can be negative: `+20 %`. */
export const percentText = (share: number, isSigned = false): string =>
  new Intl.NumberFormat(languageTags[pageLocale()], {
    style: 'percent',
    signDisplay: isSigned ? 'exceptZero' : 'auto'
  }).format(share)
