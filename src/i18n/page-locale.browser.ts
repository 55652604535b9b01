import { defaultLocale, isLocale } from '#routes'

/** The language of the page being shown, as the page itself states it. */
export function pageLocale() {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}
