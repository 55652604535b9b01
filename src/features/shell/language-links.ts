import { isLocale, localPath, readPath } from '#routes'

/** Updates the language links before their list opens, since the builder changes the address without a page load. */
export function keepLanguageLinks() {
  const list = document.querySelector('#languages')
  list?.addEventListener('beforetoggle', () => {
    const { path } = readPath(location.pathname)
    for (const link of list.querySelectorAll('a')) {
      const locale = link.dataset.locale ?? ''
      if (isLocale(locale)) link.href = localPath(locale, path) + location.search + location.hash
    }
  })
}
