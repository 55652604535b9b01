import { isLocale, localizePath, splitLocale } from '#routes'

/** Updates the language links before their list opens, since the builder changes the address without a page load. */
export function startLanguageLinks() {
  const list = document.querySelector('#languages')
  list?.addEventListener('beforetoggle', () => {
    const { path } = splitLocale(location.pathname)
    for (const link of list.querySelectorAll('a')) {
      const locale = link.dataset.locale ?? ''
      if (isLocale(locale)) link.href = localizePath(locale, path) + location.search + location.hash
    }
  })
}
