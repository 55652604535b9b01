import * as m from 'page-messages'
import { defaultLocale, isLocale } from '#routes'

/** The messages of the page's language. The page's import map resolves `page-messages` to that language's file. */
export { m }

export function pageLocale() {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}
