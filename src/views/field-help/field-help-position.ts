import { popoverPosition } from '#ui/menus/popover-position.ts'

/** Pixels between the text and the window's edges. */
const gap = 6
const maxWidth = 340

/** CSS position of the text: below or above its button, and within the window's width. */
export function helpPosition(button: DOMRect, view = { width: innerWidth, height: innerHeight }) {
  const { top, bottom, maxHeight } = popoverPosition(button, view)
  const width = Math.min(maxWidth, view.width - 2 * gap)
  const left = Math.min(Math.max(button.left - 16, gap), view.width - gap - width)
  return { top, bottom, maxHeight, left, right: 'auto' }
}
