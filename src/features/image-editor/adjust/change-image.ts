import type { ImageContent, Layer } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'

export type ImageLayer = Layer & { content: ImageContent }
export type Adjustments = ImageContent['adjustments']

/** New values of adjustments; undefined removes one. */
export type AdjustmentChange = { [Field in keyof Adjustments]?: Adjustments[Field] | undefined }

/**
 * Changes adjustments of an image layer.
 *
 * @param field quick successive changes of the same one are one undo step
 */
export const changeAdjustments = (id: string, change: AdjustmentChange, field?: string) =>
  changeImage(
    id,
    layer => {
      const entries = Object.entries({ ...layer.content.adjustments, ...change })
      // A field without a value is absent, as in a drawing that was read.
      const adjustments: Adjustments = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
      return { ...layer, content: { ...layer.content, adjustments } }
    },
    field && `adjust ${id} ${field}`
  )

/** Changes a layer that is an image. */
export const changeImage = (id: string, change: (layer: ImageLayer) => ImageLayer, field?: string) =>
  changeDrawing(
    drawing => changeLayer(drawing, id, layer => (isImageLayer(layer) ? change(layer) : layer)),
    field
  )

const isImageLayer = (layer: Layer): layer is ImageLayer => layer.content.kind === 'image'
