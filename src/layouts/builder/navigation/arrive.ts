import { sideMenuId } from '#ui/menus/side-menu-id.ts'
import { isKnownVisit, restoreScroll } from './scroll-positions.ts'

/** Scrolls to the place of a screen's visit and moves the focus to its heading, which screen readers then read out. */
export function arrive(visit: string) {
  const menu = document.getElementById(sideMenuId)
  if (menu?.matches(':popover-open')) menu.hidePopover()
  restoreScroll(visit)
  if (!document.activeElement?.closest('.builder-page')) focusHeading()
}

/** Scrolls to where the visit was left before a reload, or before the user left the builder. */
export function restoreFirstScroll(visit: string) {
  if (isKnownVisit(visit)) restoreScroll(visit)
}

/** Focuses the heading of the screen, or its content if it has none yet. Doesn't scroll. */
export function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('.builder-page h1') ?? document.getElementById('content')
  heading?.focus({ preventScroll: true })
}
