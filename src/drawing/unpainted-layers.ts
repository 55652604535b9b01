import type { Drawing, Layer, Variant } from '#core/drawing/drawing.ts'
import { layerNodes } from './layer-nodes.ts'
import type { OutlineText } from './layer-outline.ts'

/**
 * The visible layers that a display list leaves out, or that painters leave out, since a font or a picture is still loading. An
 * image that is written while there are any isn't the user's drawing.
 *
 * @param hasPicture whether the picture with a key of `pictureRequests` is there
 */
export function unpaintedLayers(
  { layers, variants }: Drawing,
  variant: Variant,
  outlineText: OutlineText,
  hasPicture: (key: string) => boolean
): readonly Layer[] {
  const hidden = new Set(variants[variant].hidden)
  return layers.filter(layer => {
    if (layer.isHidden || hidden.has(layer.id)) return false
    const nodes = layerNodes(layer, undefined, outlineText)
    return nodes.length === 0 || nodes.some(node => node.kind === 'image' && !hasPicture(node.picture))
  })
}
