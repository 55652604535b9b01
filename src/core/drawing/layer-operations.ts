import { limits } from '../limits.ts'
import type { Drawing, Layer } from './drawing.ts'

/** Adds a layer on top; the same drawing if it has as many layers as it may. */
export const addLayer = (drawing: Drawing, layer: Layer): Drawing =>
  drawing.layers.length >= limits.drawing.layers
    ? drawing
    : { ...drawing, layers: [...drawing.layers, layer] }

/** Changes one layer. Returns the same drawing if there is no such layer or nothing changes. */
export function changeLayer(drawing: Drawing, id: string, change: (layer: Layer) => Layer): Drawing {
  const index = drawing.layers.findIndex(layer => layer.id === id)
  const layer = drawing.layers[index]
  if (!layer) return drawing
  const changed = change(layer)
  return changed === layer ? drawing : { ...drawing, layers: drawing.layers.with(index, changed) }
}
