import type { Layer, TextContent } from '#core/drawing/drawing.ts'
import { layerMatrix } from '#core/drawing/layer-matrix.ts'
import { movePose } from '#core/drawing/layer-pose.ts'
import type { OutlineText } from '../layer-outline.ts'

/**
 * Changes a text layer. Its place is the middle of its ink, which a letter with a descender moves: for other letters or another font,
 * the layer is moved so that the baseline stays where it is.
 */
export function changeText(layer: Layer, change: Partial<TextContent>, outlineText: OutlineText): Layer {
  if (layer.content.kind !== 'text') return layer
  const content = { ...layer.content, ...change }
  if (change.text === undefined && change.font === undefined) return { ...layer, content }
  const before = outlineText(layer.content)
  const after = outlineText(content)
  if (!before?.d || !after?.d) return { ...layer, content }
  const [, , c, d] = layerMatrix(layer)
  const by = before.offset.y - after.offset.y
  return movePose({ ...layer, content }, c * by, d * by)
}
