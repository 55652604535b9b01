const gap = 6

/** The height that fits ten items, for a popover whose own is unknown. */
const usualHeight = 468

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>

/**
 * CSS position of a popover in pixels: below its anchor, or above if it would be cut below and there is more room, aligned with the
 * anchor's edge nearer to the window's edge. It works before the popover is shown; with the height of its content, a popover that
 * fits neither below nor above lies over its anchor, and has the height of the window.
 */
export function popoverPosition(
  anchor: Box,
  view = { width: innerWidth, height: innerHeight },
  height?: number
) {
  const below = view.height - anchor.bottom - 2 * gap
  const above = anchor.top - 2 * gap
  const isBelow = below >= Math.min(above, height ?? usualHeight)
  const isOver = (height ?? 0) > (isBelow ? below : above)
  const isRight = anchor.left + anchor.width / 2 > view.width / 2
  const isFromTop = isBelow !== isOver
  const offset = isOver ? gap : isBelow ? anchor.bottom + gap : view.height - anchor.top + gap
  return {
    top: isFromTop ? offset : 'auto',
    bottom: isFromTop ? 'auto' : offset,
    maxHeight: isOver ? view.height - 2 * gap : isBelow ? below : above,
    ...(isRight
      ? { left: 'auto', right: Math.max(gap, view.width - anchor.right) }
      : { left: Math.max(gap, anchor.left), right: 'auto' })
  }
}
