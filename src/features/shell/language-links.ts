import { isLocale, localizePath, splitLocale } from '#routes'
import { languageCookieText } from '#routes/language-choice.ts'

/**
 * Starts the language links of the menu. They lead to the page that is open when their list opens, since the builder
 * changes the address without a page load. A click stores the language as the user's choice; following a link to a page in
 * another language doesn't.
 */
export function startLanguageLinks() {
  const list = document.querySelector('#languages')
  list?.addEventListener('beforetoggle', () => {
    const { path } = splitLocale(location.pathname)
    for (const link of list.querySelectorAll('a')) {
      const locale = link.dataset.locale ?? ''
      if (isLocale(locale)) link.href = localizePath(locale, path) + location.search + location.hash
    }
  })
  list?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null
    const locale = link?.dataset.locale ?? ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page is left
    if (isLocale(locale)) document.cookie = languageCookieText(locale, location.protocol === 'https:')
  })
}
