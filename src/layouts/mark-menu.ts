import { sideMenuId } from '#ui/side-menu-id.ts'

/** The builder changes its address without loading a page: the side menu's mark follows. */
export function markMenu() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${sideMenuId} nav a`)) {
    if (location.pathname.startsWith(link.pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
