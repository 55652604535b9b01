/** Moves a scrolling table with the mouse that was pressed on its background. Fingers scroll it by themselves. */
export function panTable(table: HTMLElement, press: PointerEvent) {
  const isBackground = press.target instanceof Element && press.target.closest('button') === null
  if (press.pointerType !== 'mouse' || press.button !== 0 || !isBackground) return
  const start = { left: table.scrollLeft, top: table.scrollTop }
  const stop = new AbortController()
  const move = (event: PointerEvent) =>
    table.scrollTo(start.left + press.clientX - event.clientX, start.top + press.clientY - event.clientY)
  const end = () => {
    stop.abort()
    table.classList.remove('game-table-panned')
  }
  table.classList.add('game-table-panned')
  addEventListener('pointermove', move, { signal: stop.signal })
  addEventListener('pointerup', end, { signal: stop.signal })
  addEventListener('pointercancel', end, { signal: stop.signal })
}
