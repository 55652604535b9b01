import { sideMenuId } from '#ui/side-menu-id.ts'

/** Marks the side menu's link to the current URL. Needed since the builder changes its URL without loading a page. */
export function markMenu() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${sideMenuId} nav a`)) {
    if (location.pathname.startsWith(link.pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
