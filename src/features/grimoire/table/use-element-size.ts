import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width and height of an element in pixels; 0 until it is in the page. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new ResizeObserver(() =>
      setSize({ width: observed.clientWidth, height: observed.clientHeight })
    )
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return size
}
