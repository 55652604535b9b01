import type { KeyboardEvent, RefObject } from 'react'
import { useEffect } from 'react'
import { nextZoom, type Zoom } from './use-zoom.ts'

interface PageState {
  count: number
  currentPage: number
  onPageChange: (page: number) => void
}

/** Page navigation by buttons, keys and scrolling. Indexes count from 0; the current page is nearest to the middle. */
export function usePageNavigation(
  viewport: RefObject<HTMLElement | null>,
  { count, currentPage, onPageChange }: PageState
) {
  useEffect(() => {
    if (count > 0 && currentPage >= count) onPageChange(count - 1)
  }, [count, currentPage, onPageChange])

  function goToPage(page: number) {
    const target = Math.min(Math.max(page, 0), count - 1)
    if (viewport.current) scrollToPage(viewport.current, target)
    onPageChange(target)
  }

  function updateCurrentPage() {
    const nearest = viewport.current ? nearestPage(viewport.current) : -1
    if (nearest >= 0 && nearest !== currentPage) onPageChange(nearest)
  }

  function handleKey(event: KeyboardEvent, zoom: Zoom, changeZoom: (zoom: Zoom) => void) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = keyActions[event.key]
    if (!action) return
    event.preventDefault()
    const { turn, step } = action
    if (turn !== undefined) goToPage(turn === 'first' ? 0 : turn === 'last' ? count - 1 : currentPage + turn)
    if (step !== undefined) changeZoom(step === 0 ? 1 : nextZoom(zoom, step))
  }

  return { goToPage, updateCurrentPage, handleKey }
}

const keyActions: Readonly<Record<string, { turn?: number | 'first' | 'last'; step?: 1 | -1 | 0 }>> = {
  PageUp: { turn: -1 },
  PageDown: { turn: 1 },
  Home: { turn: 'first' },
  End: { turn: 'last' },
  '+': { step: 1 },
  '=': { step: 1 },
  '-': { step: -1 },
  '0': { step: 0 }
}

const pagesIn = (viewport: HTMLElement) => [...viewport.querySelectorAll('.preview-page')]

/** Vector from the middle of the viewport to the middle of a page, in pixels. */
function offsetTo(viewport: HTMLElement, page: Element): { x: number; y: number } {
  const [outer, inner] = [viewport.getBoundingClientRect(), page.getBoundingClientRect()]
  return {
    x: inner.x + inner.width / 2 - outer.x - outer.width / 2,
    y: inner.y + inner.height / 2 - outer.y - outer.height / 2
  }
}

function scrollToPage(viewport: HTMLElement, page: number): void {
  const element = pagesIn(viewport)[page]
  if (!element) return
  const { x, y } = offsetTo(viewport, element)
  viewport.scrollBy({ left: x, top: y, behavior: 'instant' })
}

function nearestPage(viewport: HTMLElement): number {
  const distances = pagesIn(viewport)
    .map(page => offsetTo(viewport, page))
    .map(({ x, y }) => Math.hypot(x, y))
  return distances.indexOf(Math.min(...distances))
}
