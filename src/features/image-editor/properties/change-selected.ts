import type { Layer } from '#core/drawing/drawing.ts'
import { changeLayers } from '#core/drawing/layer-operations.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'

/** What every group of properties gets: at least one layer. */
export interface PropertiesProps {
  layers: readonly [Layer, ...Layer[]]
}

/** Changes several layers. Quick changes of the same field of the same layers are one undo step. */
export function changeSelected(layers: readonly Layer[], field: string, change: (layer: Layer) => Layer) {
  const ids = layers.map(({ id }) => id)
  changeDrawing(drawing => changeLayers(drawing, ids, change), `${field}-${ids.join()}`)
}
