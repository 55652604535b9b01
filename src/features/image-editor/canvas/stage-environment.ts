import type { Drawing, Layer } from '#core/drawing/drawing.ts'
import type { Point } from '#core/drawing/layer-pose.ts'
import type { Overlay } from './overlay.tsx'
import type { LayerBox, SelectionFrame } from './selection-frame.ts'
import type { View } from './use-view.ts'

/** What the gestures read and change; always the latest. */
export interface Stage {
  plane: () => HTMLElement
  view: () => View
  drawing: () => Drawing
  selection: () => readonly string[]
  boxOf: LayerBox
  /** Of the selection. */
  frame: () => SelectionFrame | undefined
  select: (ids: readonly string[]) => void
  /** Shows the layers of a frame at another pose of the frame. */
  preview: (frame: SelectionFrame, after: readonly Layer[], overlay: Overlay) => void
  /** Ends the preview; changes the layers if there are any. */
  finish: (frame: SelectionFrame, after: readonly Layer[] | undefined) => void
  drawOverlay: (overlay: Overlay) => void
  zoomTo: (zoom: number, anchor: Point) => void
  zoom: () => number
}

/** Pixels that a pointer must move before a press becomes a drag. */
export const dragThreshold = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? 8 : 3)

/** The pointer in units of the drawing. */
export function pointOf(stage: Stage, { clientX, clientY }: PointerEvent): Point {
  const box = stage.plane().getBoundingClientRect()
  const { left, top, scale } = stage.view()
  return { x: (clientX - box.left - left) / scale, y: (clientY - box.top - top) / scale }
}
