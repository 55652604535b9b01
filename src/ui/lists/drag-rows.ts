/** Pixels that the pointer must move before a press becomes a drag. */
const dragThreshold = 5
/** Pixels from the window's edge within which the page scrolls. */
const scrollZone = 72
/** Maximum scrolling in pixels per frame. */
const maxScroll = 14

export interface RowDrag {
  rows: readonly HTMLElement[]
  /** Moves to the edge where the row would be dropped. Of its own: a property of the list would restyle every row. */
  marker: HTMLElement
  from: number
  /** Called when the press becomes a drag. */
  onLift: () => void
  /** Called when the target position changes. */
  onOver: (to: number) => void
  /** Called once at the end. `to` is undefined if no drag started or it was cancelled. */
  onEnd: (to: number | undefined) => void
}

interface Span {
  top: number
  height: number
}

/**
 * The index at which a dragged row would be dropped. It passes a neighbour when its leading edge passes the neighbour's
 * middle.
 *
 * @param offset How far the row has been dragged, in pixels
 */
export function findTargetIndex(spans: readonly Span[], from: number, offset: number): number {
  const own = spans[from]
  if (!own) return from
  const top = own.top + offset
  const passes = ({ top: otherTop, height }: Span, index: number) =>
    index < from ? otherTop + height / 2 < top : otherTop + height / 2 < top + own.height
  return spans.filter((span, index) => index !== from && passes(span, index)).length
}

/**
 * Drags a row of a list with the pointer that was pressed on its handle. During the drag only styles change (`translate`),
 * so long lists stay fast.
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
    frame = requestAnimationFrame(autoScroll)
  }
  const update = () => {
    const offset = boundedOffset(spans, drag.from, pointerY + scrollY - startY)
    const next = findTargetIndex(spans, drag.from, offset)
    showOffsets(drag, spans, next, offset)
    if (next === to) return
    to = next
    drag.onOver(next)
  }
  const autoScroll = () => {
    // A list that goes meanwhile gets no more events.
    if (!handle.isConnected) return end(undefined)
    const speed = scrollSpeed(pointerY, innerHeight)
    if (speed !== 0) {
      scrollBy({ top: speed, behavior: 'instant' })
      update()
    }
    frame = requestAnimationFrame(autoScroll)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    pointerY = event.clientY
    if (to === undefined && Math.abs(pointerY - press.clientY) > dragThreshold) lift()
    if (to !== undefined) update()
  }
  const end = (target: number | undefined) => {
    cancelAnimationFrame(frame)
    stop.abort()
    for (const row of drag.rows) row.style.translate = ''
    drag.marker.style.translate = ''
    drag.onEnd(target)
  }
  const drop = (event: PointerEvent) => {
    // The last moves may have been left out.
    move(event)
    if (event.pointerId === press.pointerId) end(to)
  }
  const stop = new AbortController()
  const { signal } = stop
  // Captures at once: a fast pointer leaves the handle before its first move event.
  handle.setPointerCapture(press.pointerId)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', drop, { signal })
  handle.addEventListener('pointercancel', () => end(undefined), { signal })
  document.addEventListener('keydown', event => event.key === 'Escape' && end(undefined), { signal })
}

/** Keeps the row within its list. */
function boundedOffset(spans: readonly Span[], from: number, offset: number) {
  const [first, own, last] = [spans[0], spans[from], spans.at(-1)]
  if (!first || !own || !last) return offset
  return Math.max(first.top - own.top, Math.min(offset, last.top + last.height - own.height - own.top))
}

function showOffsets({ rows, marker, from }: RowDrag, spans: readonly Span[], to: number, offset: number) {
  const room = spans[from]?.height ?? 0
  rows.forEach((row, index) => {
    if (index === from) row.style.translate = `0 ${offset}px`
    else if (index > from && index <= to) row.style.translate = `0 ${-room}px`
    else if (index < from && index >= to) row.style.translate = `0 ${room}px`
    else row.style.translate = ''
  })
  const target = to > from ? lowerEdge(spans[to]) : lowerEdge(spans[to]) - (spans[to]?.height ?? 0) + room
  marker.style.translate = `0 ${target - (spans[0]?.top ?? 0)}px`
}

const lowerEdge = (span: Span | undefined) => (span ? span.top + span.height : 0)

function scrollSpeed(y: number, height: number) {
  if (y < scrollZone) return -maxScroll * (1 - Math.max(y, 0) / scrollZone)
  if (y > height - scrollZone) return maxScroll * (1 - Math.max(height - y, 0) / scrollZone)
  return 0
}
