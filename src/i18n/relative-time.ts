import { type Locale, languageTags } from '#routes'
import { m, pageLocale } from './messages.ts'

const units = [
  { unit: 'year', seconds: 365 * 24 * 3600 },
  { unit: 'month', seconds: 30 * 24 * 3600 },
  { unit: 'week', seconds: 7 * 24 * 3600 },
  { unit: 'day', seconds: 24 * 3600 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 }
] as const

/**
 * Time since `at` in the largest unit that fits; less than a minute is "just now". Times in milliseconds since 1970.
 *
 * @example relativeTime(now - 7_200_000, now, 'en') // '2 hours ago'
 */
export function relativeTime(at: number, now: number, locale: Locale = pageLocale()): string {
  const format = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' })
  const ago = Math.max(0, now - at) / 1000
  const found = units.find(({ seconds }) => ago >= seconds)
  if (!found) return m.device_just_now({}, { locale })
  const text = format.format(-Math.floor(ago / found.seconds), found.unit)
  // Browsers have “Hôm qua” among words in small letters.
  return locale === 'vi' ? text.toLocaleLowerCase('vi') : text
}

/** Date and time. @param at Milliseconds since 1970 */
export const fullTime = (at: number) =>
  new Intl.DateTimeFormat(languageTags[pageLocale()], { dateStyle: 'medium', timeStyle: 'short' }).format(at)
