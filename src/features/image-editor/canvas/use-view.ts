import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels around the drawing, for handles and for layers that lie outside. */
const margin = 28
const largestZoom = 8
const step = 1.25

interface Size {
  width: number
  height: number
}

interface Anchor {
  x: number
  y: number
}

/** Where the drawing is in the plane that the stage scrolls, in pixels. */
export interface View {
  /** Pixels of a unit. */
  scale: number
  left: number
  top: number
  plane: Size
}

export interface Zoom {
  /** 1 shows the whole drawing. */
  zoom: number
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  isLargest: boolean
}

export type ZoomTo = (zoom: number, anchor?: Anchor) => void

/**
 * Fits a drawing into a scrolling element, and zooms it by the wheel with Ctrl and by the functions it returns. An anchor, in pixels
 * from the element's upper left corner, stays where it is.
 */
export function useView(element: RefObject<HTMLElement | null>, { width, height }: Size) {
  const size = useElementSize(element)
  const [zoom, setZoom] = useState(1)
  const latest = useRef(1)
  const anchored = useRef<{ anchor: Anchor; x: number; y: number }>(undefined)

  const zoomTo = useCallback<ZoomTo>(
    (wanted, anchor) => {
      const box = element.current
      const next = Math.min(largestZoom, Math.max(1, wanted))
      if (!box || next === latest.current) return
      const at = anchor ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
      const x = (box.scrollLeft + at.x) / box.scrollWidth
      const y = (box.scrollTop + at.y) / box.scrollHeight
      anchored.current = { anchor: at, x, y }
      latest.current = next
      setZoom(next)
    },
    [element]
  )

  // Before the paint, or the drawing would jump.
  useLayoutEffect(() => {
    const [box, at] = [element.current, anchored.current]
    if (zoom < 1 || !box || !at) return
    box.scrollTo(at.x * box.scrollWidth - at.anchor.x, at.y * box.scrollHeight - at.anchor.y)
    anchored.current = undefined
  }, [element, zoom])

  useEffect(() => {
    const box = element.current
    if (!box) return
    // A pinch on a touchpad is a wheel with Ctrl too.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const { left, top } = box.getBoundingClientRect()
      const change = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 240)
      zoomTo(latest.current * change, { x: event.clientX - left, y: event.clientY - top })
    }
    box.addEventListener('wheel', wheel, { passive: false })
    return () => box.removeEventListener('wheel', wheel)
  }, [element, zoomTo])

  const fitting = Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height)
  const scale = Math.max(0.01, fitting) * zoom
  const plane = {
    width: Math.max(size.width, width * scale + 2 * margin),
    height: Math.max(size.height, height * scale + 2 * margin)
  }
  const view: View = {
    scale,
    left: (plane.width - width * scale) / 2,
    top: (plane.height - height * scale) / 2,
    plane
  }
  const buttons: Zoom = {
    zoom,
    zoomIn: () => zoomTo(latest.current * step),
    zoomOut: () => zoomTo(latest.current / step),
    fit: () => zoomTo(1),
    isLargest: zoom === largestZoom
  }
  return { view, zoomTo, buttons, zoom: latest }
}

/** Scroll bars would change the size in turn, so the outer one counts. */
function useElementSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => {
      const [width, height] = [box.offsetWidth - 2, box.offsetHeight - 2]
      setSize(before => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
