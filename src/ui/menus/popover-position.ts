const gap = 6

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>

/**
 * CSS position of a popover in pixels: below its anchor, or above if a menu of ten items would be cut below and there is more room,
 * aligned with the anchor's edge nearer to the window's edge. Needs no size of the popover, so it works before the popover is shown.
 */
export function popoverPosition(anchor: Box, view = { width: innerWidth, height: innerHeight }) {
  const isBelow = view.height - anchor.bottom >= Math.min(anchor.top, 480)
  const isRight = anchor.left + anchor.width / 2 > view.width / 2
  return {
    ...(isBelow
      ? { top: anchor.bottom + gap, bottom: 'auto', maxHeight: view.height - anchor.bottom - 2 * gap }
      : { top: 'auto', bottom: view.height - anchor.top + gap, maxHeight: anchor.top - 2 * gap }),
    ...(isRight
      ? { left: 'auto', right: Math.max(gap, view.width - anchor.right) }
      : { left: Math.max(gap, anchor.left), right: 'auto' })
  }
}
