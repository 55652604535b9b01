import type { Layer } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'

/** The name that the user gave a layer, else one made from its content. */
export function layerName({ name, content }: Layer): string {
  if (name) return name
  switch (content.kind) {
    case 'text':
      return content.text.trim() || m.image_editor_layer_text()
    case 'frame':
      return m.image_editor_layer_frame()
    case 'image':
      return m.image_editor_layer_image()
    case 'shape':
      return content.icon?.replaceAll('-', ' ') || m.image_editor_layer_shape()
  }
}

/** A name for one layer or for several. */
export const layersName = (layers: readonly Layer[]): string =>
  layers[0] && layers.length === 1 ? layerName(layers[0]) : m.image_editor_several({ count: layers.length })
