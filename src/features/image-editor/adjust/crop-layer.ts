import type { Box } from '#core/drawing/drawing.ts'
import { layerMatrix, transformPoint } from '#core/drawing/layer-matrix.ts'
import { allowedPose } from '#core/drawing/layer-pose.ts'
import type { ImageLayer } from './change-image.ts'

/** Shows another part of an image, in its pixels. What is shown before and after stays where it is. */
export function cropLayer(layer: ImageLayer, crop: Box): ImageLayer {
  const { content } = layer
  const former = content.crop
  if (isSameBox(former, crop)) return layer
  const { x, y } = transformPoint(
    layerMatrix(layer),
    crop.x + crop.width / 2 - former.x - former.width / 2,
    crop.y + crop.height / 2 - former.y - former.height / 2
  )
  return allowedPose({ ...layer, x, y, content: { ...content, crop } })
}

/** The whole image. */
export const wholeImage = ({ content: { width, height } }: ImageLayer): Box => ({ x: 0, y: 0, width, height })

export const isSameBox = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
