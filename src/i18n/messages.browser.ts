import * as m from 'page-messages'
import { defaultLocale, isLocale } from '#routes'

/** The messages of the page's language alone: the page's import map says which file `page-messages` is. */
export { m }

export function pageLocale() {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}
