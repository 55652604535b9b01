import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How much larger than a whole page in sight. */
export type Zoom = number

export const zoomSteps = [1, 1.5, 2, 3, 4] as const

/** The next step up or down. */
export function closer(zoom: Zoom, direction: 1 | -1): Zoom {
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed()
  return steps.find(step => (step - zoom) * direction > 0.01) ?? zoom
}

const within = (zoom: Zoom) => Math.min(4, Math.max(1, zoom))

/** Zoom by buttons and keys, by the wheel with Ctrl, and by two fingers. The middle of what is in sight stays there. */
export function useZoom(desk: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(1)
  const before = useRef(zoom)
  const changeZoom = (to: Zoom | ((zoom: Zoom) => Zoom)) =>
    setZoom(now => within(typeof to === 'function' ? to(now) : to))

  useLayoutEffect(() => {
    const { current } = desk
    const growth = zoom / before.current
    before.current = zoom
    if (!current || growth === 1) return
    const { clientWidth, clientHeight } = current
    current.scrollTo(
      (current.scrollLeft + clientWidth / 2) * growth - clientWidth / 2,
      (current.scrollTop + clientHeight / 2) * growth - clientHeight / 2
    )
  }, [zoom, desk])

  useEffect(() => {
    const { current } = desk
    if (!current) return
    const stop = new AbortController()
    // The browser would zoom the whole screen: only a listener that is not passive can keep it from that.
    const options = { passive: false, signal: stop.signal }
    let apart = 0
    current.addEventListener('wheel', event => zoomByWheel(event, setZoom), options)
    current.addEventListener('touchstart', ({ touches }) => (apart = distance(touches)), options)
    current.addEventListener(
      'touchmove',
      event => {
        const now = distance(event.touches)
        if (now === 0 || apart === 0) return
        event.preventDefault()
        const growth = now / apart
        apart = now
        setZoom(zoom => within(zoom * growth))
      },
      options
    )
    return () => stop.abort()
  }, [desk])

  return { zoom, changeZoom }
}

function zoomByWheel(event: WheelEvent, setZoom: (change: (zoom: Zoom) => Zoom) => void) {
  if (!event.ctrlKey) return
  event.preventDefault()
  setZoom(zoom => within(zoom * Math.exp(-event.deltaY / 300)))
}

/** Pixels between two fingers; 0 unless there are two. */
function distance(touches: TouchList): number {
  const [one, other] = touches
  if (!one || !other) return 0
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}
