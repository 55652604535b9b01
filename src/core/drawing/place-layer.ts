import type { Drawing, Layer, LayerContent } from './drawing.ts'
import { allowedPose } from './layer-pose.ts'

/** Share of the drawing that a new shape or image fills: the first layer nearly all, others leave room for what is there. */
const shares = { first: 0.92, others: 0.5 }

/** Puts a new layer into the middle of a drawing. Shapes and images get the size that fits; texts and frames keep theirs. */
export function placeLayer(layer: Layer, drawing: Drawing): Layer {
  const placed = { ...layer, x: drawing.width / 2, y: drawing.height / 2 }
  const size = ownSize(layer.content)
  if (!size) return placed
  const share = drawing.layers.length === 0 ? shares.first : shares.others
  const scale = share * Math.min(drawing.width / size.width, drawing.height / size.height)
  return allowedPose({ ...placed, scaleX: scale, scaleY: scale })
}

function ownSize(content: LayerContent) {
  if (content.kind === 'shape') return content.box
  return content.kind === 'image' ? content.crop : undefined
}
