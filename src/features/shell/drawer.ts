import { sideMenuId } from '#ui/menus/side-menu-id.ts'

/** Closes the drawer on focus loss, on a click on a link, or in a wide window. It opens without a script. */
export function startDrawer() {
  const menu = document.getElementById(sideMenuId)
  if (!menu) return
  const close = () => menu.matches(':popover-open') && menu.hidePopover()
  menu.addEventListener(
    'click',
    event => event.target instanceof Element && event.target.closest('a') && close()
  )
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  matchMedia('(min-width: 900px)').addEventListener('change', close)
}
