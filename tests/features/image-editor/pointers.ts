import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { waitUntil } from '../../wait.ts'

/** The canvas with its layers. */
export const stage = () => found('.stage')

const found = (selector: string): Element => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

/** A place of the drawing in the window. */
export function inWindow(x: number, y: number) {
  const box = found('.stage-drawing').getBoundingClientRect()
  const { width, height } = $openDrawing.get().drawing
  return { x: box.left + (x / width) * box.width, y: box.top + (y / height) * box.height }
}

interface Press extends PointerEventInit {
  /** What the pointer is on; by default what is at its place. */
  on?: Element | undefined
}

/** Sends a pointer event at a place of the drawing. */
export function point(type: string, x: number, y: number, { on, ...init }: Press = {}) {
  const at = inWindow(x, y)
  const target = on ?? (type === 'pointerdown' ? document.elementFromPoint(at.x, at.y) : undefined) ?? stage()
  const event = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', ...init }
  target.dispatchEvent(new PointerEvent(type, { ...event, clientX: at.x, clientY: at.y }))
}

/** Presses at the first place, moves over the others and releases at the last. */
export function drag(places: readonly (readonly [number, number])[], init: Press = {}) {
  const [[x, y] = [0, 0], ...rest] = places
  point('pointerdown', x, y, init)
  const { on: _, ...held } = init
  for (const [nextX, nextY] of rest) point('pointermove', nextX, nextY, held)
  const [lastX, lastY] = places.at(-1) ?? [x, y]
  point('pointerup', lastX, lastY, held)
}

/** The handle of the selection: `1 1` is the lower right one. */
export const handle = (name: string) => found(`[data-handle="${name}"]`)

/** Waits until the canvas has been measured and shows its layers. */
export const stageReady = () => waitUntil(() => found('.stage-drawing').getBoundingClientRect().width > 100)

/** A layer of the drawing. */
export function layerOf(id: string) {
  const layer = $openDrawing.get().drawing.layers.find(each => each.id === id)
  if (!layer) throw new Error(`There is no layer ${id}.`)
  return layer
}
