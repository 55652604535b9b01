import { useEffect } from 'react'
import type { BuilderScreen } from '#routes'
import { $title } from '#stores/script-heading.ts'
import { sideMenuId } from '#ui/menus/side-menu-id.ts'
import { documentTitle } from '../document-title.ts'
import { screens } from '../screens.ts'

/**
 * Keeps what is outside of the builder's island up to date, since the builder changes its URL without loading a page.
 *
 * @param screen the screen or dialog that gives the document its title
 * @param address of the screen whose link in the side menu is the current one
 */
export function useTitleAndMenu(screen: BuilderScreen, address: string | undefined) {
  useEffect(() => {
    const { title, tab } = screens[screen]
    return $title.subscribe(script => {
      document.title = documentTitle(title(), tab && script)
    })
  }, [screen])

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${sideMenuId} nav a`)) {
      const otherPath = link.dataset.also
      if (address?.startsWith(link.pathname)) link.setAttribute('aria-current', 'page')
      else if (otherPath && address?.startsWith(otherPath)) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [address])
}
