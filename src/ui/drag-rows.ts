/** Pixels that the pointer must go before a press becomes a drag. */
const slack = 5
/** Pixels from the window's edge within which the page scrolls along, and the most it scrolls a frame. */
const edge = 72
const pace = 14

export interface RowDrag {
  list: HTMLElement
  rows: readonly HTMLElement[]
  from: number
  /** The row is lifted: the press has become a drag. */
  onLift: () => void
  /** The pointer stands over another place. */
  onOver: (to: number) => void
  /** Called once, last. `to` is undefined when nothing was lifted or the drag was given up. */
  onEnd: (to: number | undefined) => void
}

interface Span {
  top: number
  height: number
}

/**
 * The place of a dragged row among the others: how many of them have their middle above the middle of the dragged one.
 * @param offset how far the row has been carried, in pixels
 */
export function placeOf(spans: readonly Span[], from: number, offset: number): number {
  const own = spans[from]
  if (!own) return from
  const top = own.top + offset
  const passes = ({ top: otherTop, height }: Span, index: number) =>
    index < from ? otherTop + height / 2 < top : otherTop + height / 2 < top + own.height
  return spans.filter((span, index) => index !== from && passes(span, index)).length
}

/**
 * Carries a row of a list with the pointer that was pressed on its handle. Only styles change while it is carried: rows
 * make room by `transform`, so a list of 200 drags as lightly as one of ten.
 */
export function dragRows(handle: HTMLElement, press: PointerEvent, drag: RowDrag): void {
  const startY = press.clientY + scrollY
  let spans: Span[] = []
  let to: number | undefined
  let pointerY = press.clientY
  let frame = 0

  const lift = () => {
    spans = drag.rows
      .map(row => row.getBoundingClientRect())
      .map(({ top, height }) => ({ top: top + scrollY, height }))
    to = drag.from
    drag.onLift()
    frame = requestAnimationFrame(follow)
  }
  const carry = () => {
    const offset = boundedOffset(spans, drag.from, pointerY + scrollY - startY)
    const next = placeOf(spans, drag.from, offset)
    showOffsets(drag, spans, next, offset)
    if (next === to) return
    to = next
    drag.onOver(next)
  }
  const follow = () => {
    const speed = scrollSpeed(pointerY, innerHeight)
    if (speed !== 0) {
      scrollBy({ top: speed, behavior: 'instant' })
      carry()
    }
    frame = requestAnimationFrame(follow)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    pointerY = event.clientY
    if (to === undefined && Math.abs(pointerY - press.clientY) > slack) lift()
    if (to !== undefined) carry()
  }
  const end = (place: number | undefined) => {
    cancelAnimationFrame(frame)
    stop.abort()
    for (const row of drag.rows) row.style.translate = ''
    drag.list.style.removeProperty('--target')
    drag.onEnd(place)
  }
  const stop = new AbortController()
  const { signal } = stop
  // At once: a quick hand has left the handle before its first move is told.
  handle.setPointerCapture(press.pointerId)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', () => end(to), { signal })
  handle.addEventListener('pointercancel', () => end(undefined), { signal })
  document.addEventListener('keydown', event => event.key === 'Escape' && end(undefined), { signal })
}

/** A row stays within its list. */
function boundedOffset(spans: readonly Span[], from: number, offset: number) {
  const [first, own, last] = [spans[0], spans[from], spans.at(-1)]
  if (!first || !own || !last) return offset
  return Math.max(first.top - own.top, Math.min(offset, last.top + last.height - own.height - own.top))
}

function showOffsets({ list, rows, from }: RowDrag, spans: readonly Span[], to: number, offset: number) {
  const room = spans[from]?.height ?? 0
  rows.forEach((row, index) => {
    if (index === from) row.style.translate = `0 ${offset}px`
    else if (index > from && index <= to) row.style.translate = `0 ${-room}px`
    else if (index < from && index >= to) row.style.translate = `0 ${room}px`
    else row.style.translate = ''
  })
  const target = to > from ? lowerEdge(spans[to]) : lowerEdge(spans[to]) - (spans[to]?.height ?? 0) + room
  list.style.setProperty('--target', `${target - (spans[0]?.top ?? 0)}px`)
}

const lowerEdge = (span: Span | undefined) => (span ? span.top + span.height : 0)

function scrollSpeed(y: number, height: number) {
  if (y < edge) return -pace * (1 - Math.max(y, 0) / edge)
  if (y > height - edge) return pace * (1 - Math.max(height - y, 0) / edge)
  return 0
}
