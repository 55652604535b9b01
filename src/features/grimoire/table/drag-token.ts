/** Pixels that the pointer must move before a press becomes a drag. */
const dragThreshold = 6

/** Near its sides, by so many pixels, a zoomed table scrolls by so many with each move of the pointer. */
const scrollMargin = 36
const scrollStep = 8

export interface TokenDrag {
  /** What scrolls below the pointer. */
  scroller: HTMLElement
  /** Called when the pointer moves, with its place in the window. */
  onOver: (x: number, y: number) => void
  /** Called once at the end, with the place of the drop; undefined if no drag started or it was cancelled. */
  onEnd: (place: { x: number; y: number } | undefined) => void
}

/**
 * Drags a token with the pointer that was pressed on it. During the drag only its `translate` changes, so that a table with
 * many tokens stays fast. The click that follows a drag is swallowed.
 */
export function dragToken(
  token: HTMLElement,
  press: PointerEvent,
  { scroller, onOver, onEnd }: TokenDrag
): void {
  let isDragging = false
  // In the coordinates of what scrolls.
  const start = { x: press.clientX + scroller.scrollLeft, y: press.clientY + scroller.scrollTop }
  const stop = new AbortController()
  const { signal } = stop

  const end = (place: { x: number; y: number } | undefined) => {
    stop.abort()
    token.style.translate = ''
    token.classList.remove('token-dragged')
    if (isDragging) swallowClick(token)
    onEnd(isDragging ? place : undefined)
  }
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY)
    if (!isDragging && far < dragThreshold) return
    if (!isDragging) {
      isDragging = true
      token.setPointerCapture(press.pointerId)
      token.classList.add('token-dragged')
    }
    scrollNear(scroller, event.clientX, event.clientY)
    const x = event.clientX + scroller.scrollLeft - start.x
    const y = event.clientY + scroller.scrollTop - start.y
    token.style.translate = `${x}px ${y}px`
    onOver(event.clientX, event.clientY)
  }
  const isOurs = (event: PointerEvent) => event.pointerId === press.pointerId

  addEventListener('pointermove', event => isOurs(event) && move(event), { signal })
  addEventListener('pointerup', event => isOurs(event) && end({ x: event.clientX, y: event.clientY }), {
    signal
  })
  // A character's own image is dragged by the browser otherwise, which cancels the pointer.
  addEventListener('dragstart', event => event.preventDefault(), { signal })
  addEventListener('pointercancel', event => isOurs(event) && end(undefined), { signal })
  addEventListener('keydown', event => event.key === 'Escape' && end(undefined), { signal })
}

/** Beyond its sides, the table doesn't scroll: a token is dropped there to remove it. */
function scrollNear(scroller: HTMLElement, x: number, y: number) {
  const { left, top, right, bottom } = scroller.getBoundingClientRect()
  if (x < left || x > right || y < top || y > bottom) return
  scroller.scrollBy(toSide(x, left, right), toSide(y, top, bottom))
}

const toSide = (at: number, from: number, to: number) =>
  at < from + scrollMargin ? -scrollStep : at > to - scrollMargin ? scrollStep : 0

/** The browser sends a click after the pointer is released on the element that it was pressed on. */
function swallowClick(token: HTMLElement) {
  const swallow = (event: Event) => event.stopImmediatePropagation()
  token.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => token.removeEventListener('click', swallow, { capture: true }))
}
