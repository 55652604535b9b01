import { isLocale, localPath, readPath } from '#routes'

/** The builder changes its address without loading a page: before they are seen, the links get the address of now. */
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
