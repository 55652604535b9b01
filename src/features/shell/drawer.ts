import { sideMenuId } from '#ui/side-menu-id.ts'

/** The drawer opens without a script; this closes it when one leaves it, follows a link of it, or widens the window. */
export function closeDrawer() {
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
