import { type RefObject, useLayoutEffect } from 'react'

const smallest = 0.4
const largest = 5

/** Attempts that halve the range: the last one differs from the best value by less than 2 %. */
const rounds = 9

/**
 * Makes an element as large as its parent allows, by the custom property `--zoom`: the longest word and the whole height fit. Runs
 * again when the parent's size changes, a font has loaded, or something in `content` is another one.
 */
export function useFittingZoom(element: RefObject<HTMLElement | null>, content: readonly unknown[]) {
  useLayoutEffect(() => {
    const zoomed = element.current
    const box = zoomed?.parentElement
    if (!zoomed || !box) return
    const zoomToFit = () => fitInto(box, zoomed)
    // At once, if shown already: the observer first reports when the page is drawn, and a tab in the background isn't.
    if (box.clientHeight > 0) zoomToFit()
    const observer = new ResizeObserver(zoomToFit)
    observer.observe(box)
    document.fonts.addEventListener('loadingdone', zoomToFit)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', zoomToFit)
    }
  }, [element, ...content])
}

function fitInto(box: HTMLElement, zoomed: HTMLElement) {
  // Words break only if one doesn't fit at the smallest size.
  for (const wrap of ['normal', 'anywhere']) {
    zoomed.style.overflowWrap = wrap
    if (findZoom(box, zoomed) > smallest) return
  }
}

/** Sets the largest zoom at which everything fits; the smallest if nothing does. */
function findZoom(box: HTMLElement, zoomed: HTMLElement): number {
  const zoomTo = (zoom: number) => zoomed.style.setProperty('--zoom', String(zoom))
  let [low, high] = [smallest, largest]
  for (let round = 0; round < rounds; round++) {
    const middle = (low + high) / 2
    zoomTo(middle)
    const fits = zoomed.scrollWidth <= zoomed.clientWidth && box.scrollHeight <= box.clientHeight
    if (fits) low = middle
    else high = middle
  }
  zoomTo(low)
  return low
}
