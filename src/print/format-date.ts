import { type Locale, languageTags } from '#routes'

/**
 * Formats a date in a language.
 *
 * @param day as `2026-11-21`
 * @example dayInWords('2026-11-21', 'de') // '21. November 2026'
 */
export const formatDate = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day)
  )
