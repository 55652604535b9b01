interface PointerTrack {
  /** Pixels that the pointer must move before `onMove` is called. */
  threshold: number
  /** Called at most once a frame, with the latest event. */
  onMove: (event: PointerEvent) => void
  /** Called once: after a drag, after a press without one, or after it was cancelled. */
  onEnd: (end: 'dragged' | 'pressed' | 'cancelled') => void
}

export interface Track {
  /** Ends the gesture; `onEnd` is called as if the pointer was released or the gesture cancelled. */
  end: (isCancelled: boolean) => void
}

/** Follows a pressed pointer until it is released. Escape cancels. */
export function trackPointer(press: PointerEvent, { threshold, onMove, onEnd }: PointerTrack): Track {
  let isDragging = false
  let last: PointerEvent | undefined
  let frame = 0
  const stop = new AbortController()
  const { signal } = stop

  const flush = () => {
    frame = 0
    if (last) onMove(last)
    last = undefined
  }
  const end = (isCancelled: boolean) => {
    if (signal.aborted) return
    stop.abort()
    cancelAnimationFrame(frame)
    if (!isCancelled) flush()
    onEnd(isCancelled ? 'cancelled' : isDragging ? 'dragged' : 'pressed')
  }
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY)
    if (!isDragging && far < threshold) return
    isDragging = true
    last = event
    frame ||= requestAnimationFrame(flush)
  }
  const isOurs = (event: PointerEvent) => event.pointerId === press.pointerId
  addEventListener('pointermove', event => isOurs(event) && move(event), { signal })
  addEventListener('pointerup', event => isOurs(event) && end(false), { signal })
  addEventListener('pointercancel', event => isOurs(event) && end(true), { signal })
  addEventListener('keydown', event => event.key === 'Escape' && cancelByKey(event, end), {
    signal,
    capture: true
  })
  return { end }
}

function cancelByKey(event: KeyboardEvent, end: (isCancelled: boolean) => void) {
  event.stopPropagation()
  event.preventDefault()
  end(true)
}
