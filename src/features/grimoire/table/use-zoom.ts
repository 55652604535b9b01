import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { areSingleKeysOn } from '#ui/single-keys.ts'

/** 1 shows the whole table. */
const largestZoom = 4
const step = 1.25

/** A point that stays where it is during a zoom: in pixels from the table's upper left corner, as it is seen. */
interface Anchor {
  x: number
  y: number
}

export interface Zoom {
  zoom: number
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  isLargest: boolean
}

/**
 * Zooms what is in a scrolling element: by two fingers, by the wheel with Ctrl, by the keys +, - and 0, and by the functions it
 * returns. The content is laid out for `zoom` times the element's size.
 */
export function useZoom(element: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState(1)
  const latest = useRef(1)
  const anchored = useRef<{ anchor: Anchor; x: number; y: number }>(undefined)

  const zoomTo = useCallback(
    (wanted: number, anchor?: Anchor) => {
      const box = element.current
      const next = Math.min(largestZoom, Math.max(1, wanted))
      if (!box || next === latest.current) return
      const at = anchor ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
      anchored.current = {
        anchor: at,
        x: (box.scrollLeft + at.x) / box.scrollWidth,
        y: (box.scrollTop + at.y) / box.scrollHeight
      }
      latest.current = next
      setZoom(next)
    },
    [element]
  )

  // Before the paint, or the table would jump.
  useLayoutEffect(() => {
    const box = element.current
    const { anchor, x, y } = anchored.current ?? {}
    if (zoom < 1 || !box || !anchor || x === undefined || y === undefined) return
    box.scrollTo(x * box.scrollWidth - anchor.x, y * box.scrollHeight - anchor.y)
    anchored.current = undefined
  }, [element, zoom])

  useEffect(() => {
    const box = element.current
    if (!box) return
    const stop = new AbortController()
    listenToGestures(box, () => latest.current, zoomTo, stop.signal)
    document.addEventListener('keydown', event => zoomByKey(event, latest.current, zoomTo), {
      signal: stop.signal
    })
    return () => stop.abort()
  }, [element, zoomTo])

  return {
    zoom,
    zoomIn: () => zoomTo(latest.current * step),
    zoomOut: () => zoomTo(latest.current / step),
    fit: () => zoomTo(1),
    isLargest: zoom === largestZoom
  }
}

type ZoomTo = (zoom: number, anchor?: Anchor) => void

function listenToGestures(box: HTMLElement, present: () => number, zoomTo: ZoomTo, signal: AbortSignal) {
  const options = { signal, passive: false }
  const anchorAt = (x: number, y: number) => {
    const { left, top } = box.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  // A pinch on a touchpad is a wheel with Ctrl too.
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const change = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 240)
    zoomTo(present() * change, anchorAt(event.clientX, event.clientY))
  }
  let pinch: { distance: number; zoom: number } | undefined
  const touch = (event: TouchEvent) => {
    const [one, other] = event.touches
    if (!one || !other || event.touches.length > 2) {
      pinch = undefined
      return
    }
    event.preventDefault()
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    pinch ??= { distance, zoom: present() }
    const middle = anchorAt((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
    zoomTo((pinch.zoom * distance) / pinch.distance, middle)
  }
  box.addEventListener('wheel', wheel, options)
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    box.addEventListener(type, touch, options)
}

function zoomByKey(event: KeyboardEvent, zoom: number, zoomTo: ZoomTo) {
  const isElsewhere =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog, [popover]') !== null
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere || !areSingleKeysOn()) return
  if (event.key === '+' || event.key === '=') zoomTo(zoom * step)
  else if (event.key === '-') zoomTo(zoom / step)
  else if (event.key === '0') zoomTo(1)
  else return
  event.preventDefault()
}
