import type { Drawing } from '#core/drawing/drawing.ts'

/** Name of the open drawing, whether it is stored, and the list of the device's drawings. */
export function DrawingMenu(_props: { kind: Drawing['kind'] }) {
  return null
}
