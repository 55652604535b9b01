import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Scale of a page: at 1 the viewport fits a whole page. */
export type Zoom = number

export const zoomSteps = [1, 1.5, 2, 3, 4] as const

/** The next zoom step up or down; `zoom` itself at either end. */
export function nextZoom(zoom: Zoom, direction: 1 | -1): Zoom {
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed()
  return steps.find(step => (step - zoom) * direction > 0.01) ?? zoom
}

const clamp = (zoom: Zoom) => Math.min(4, Math.max(1, zoom))

/** Zoom by buttons, keys, Ctrl+wheel and pinch. The middle of the viewport stays in place. */
export function useZoom(viewport: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(1)
  const previousZoom = useRef(zoom)
  const changeZoom = (to: Zoom | ((zoom: Zoom) => Zoom)) =>
    setZoom(now => clamp(typeof to === 'function' ? to(now) : to))

  useLayoutEffect(() => {
    const { current } = viewport
    const growth = zoom / previousZoom.current
    previousZoom.current = zoom
    if (!current || growth === 1) return
    const { clientWidth, clientHeight } = current
    current.scrollTo(
      (current.scrollLeft + clientWidth / 2) * growth - clientWidth / 2,
      (current.scrollTop + clientHeight / 2) * growth - clientHeight / 2
    )
  }, [zoom, viewport])

  useEffect(() => {
    const { current } = viewport
    if (!current) return
    const stop = new AbortController()
    // Not passive: the listeners prevent the browser from zooming the whole page.
    const options = { passive: false, signal: stop.signal }
    let lastDistance = 0
    current.addEventListener('wheel', event => zoomByWheel(event, setZoom), options)
    current.addEventListener('touchstart', ({ touches }) => (lastDistance = distance(touches)), options)
    current.addEventListener(
      'touchmove',
      event => {
        const now = distance(event.touches)
        if (now === 0 || lastDistance === 0) return
        event.preventDefault()
        const growth = now / lastDistance
        lastDistance = now
        setZoom(zoom => clamp(zoom * growth))
      },
      options
    )
    return () => stop.abort()
  }, [viewport])

  return { zoom, changeZoom }
}

function zoomByWheel(event: WheelEvent, setZoom: (change: (zoom: Zoom) => Zoom) => void) {
  if (!event.ctrlKey) return
  event.preventDefault()
  setZoom(zoom => clamp(zoom * Math.exp(-event.deltaY / 300)))
}

/** Distance between the first two fingers, in pixels; 0 with fewer fingers. */
function distance(touches: TouchList): number {
  const [one, other] = touches
  if (!one || !other) return 0
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}
