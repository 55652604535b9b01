const gap = 6

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>

/**
 * Where a popover belongs: under its anchor, or above it when the lower half of the window has less room, along the
 * anchor's nearer edge. Needs no measure of the popover, so it can be placed before it is shown.
 */
export function placeBeside(anchor: Box, view = { width: innerWidth, height: innerHeight }) {
  const isBelow = view.height - anchor.bottom >= Math.min(anchor.top, 320)
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
