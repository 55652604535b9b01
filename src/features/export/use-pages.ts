import type { KeyboardEvent, RefObject } from 'react'
import { useEffect } from 'react'
import { closer, type Zoom } from './use-zoom.ts'

interface Place {
  count: number
  inSight: number
  onInSight: (page: number) => void
}

/** Pages through what lies on the desk, down or across; knows which page is in sight. */
export function usePages(desk: RefObject<HTMLElement | null>, { count, inSight, onInSight }: Place) {
  useEffect(() => {
    if (count > 0 && inSight >= count) onInSight(count - 1)
  }, [count, inSight, onInSight])

  function turnTo(page: number) {
    const wanted = Math.min(Math.max(page, 0), count - 1)
    if (desk.current) bringInSight(desk.current, wanted)
    onInSight(wanted)
  }

  function watch() {
    const nearest = desk.current ? nearestPage(desk.current) : -1
    if (nearest >= 0 && nearest !== inSight) onInSight(nearest)
  }

  function turnByKey(event: KeyboardEvent, zoom: Zoom, changeZoom: (zoom: Zoom) => void) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    const { turn, step } = action
    if (turn !== undefined) turnTo(turn === 'first' ? 0 : turn === 'last' ? count - 1 : inSight + turn)
    if (step !== undefined) changeZoom(step === 0 ? 1 : closer(zoom, step))
  }

  return { turnTo, watch, turnByKey }
}

const keys: Readonly<Record<string, { turn?: number | 'first' | 'last'; step?: 1 | -1 | 0 }>> = {
  PageUp: { turn: -1 },
  PageDown: { turn: 1 },
  Home: { turn: 'first' },
  End: { turn: 'last' },
  '+': { step: 1 },
  '=': { step: 1 },
  '-': { step: -1 },
  '0': { step: 0 }
}

const sheetsOn = (desk: HTMLElement) => [...desk.querySelectorAll('.preview-page')]

/** From the middle of a sheet to the middle of the desk, in pixels. */
function wayTo(desk: HTMLElement, sheet: Element): { x: number; y: number } {
  const [on, of] = [desk.getBoundingClientRect(), sheet.getBoundingClientRect()]
  return { x: of.x + of.width / 2 - on.x - on.width / 2, y: of.y + of.height / 2 - on.y - on.height / 2 }
}

function bringInSight(desk: HTMLElement, page: number): void {
  const sheet = sheetsOn(desk)[page]
  if (!sheet) return
  const { x, y } = wayTo(desk, sheet)
  desk.scrollBy({ left: x, top: y, behavior: 'instant' })
}

function nearestPage(desk: HTMLElement): number {
  const ways = sheetsOn(desk)
    .map(sheet => wayTo(desk, sheet))
    .map(({ x, y }) => Math.hypot(x, y))
  return ways.indexOf(Math.min(...ways))
}
