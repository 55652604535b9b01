import type { Box, Drawing, Layer } from '#core/drawing/drawing.ts'
import { layerMatrix, transformBox } from '#core/drawing/layer-matrix.ts'
import { movePose } from '#core/drawing/layer-pose.ts'
import { limits } from '#core/limits.ts'
import { contentBox, type OutlineText } from './layer-outline.ts'

const smallestSide = 16

/** Changes the size of a drawing; its middle stays the middle of what it shows. */
export function resizeDrawing(drawing: Drawing, width: number, height: number): Drawing {
  if (drawing.width === width && drawing.height === height) return drawing
  return moveAll({ ...drawing, width, height }, (width - drawing.width) / 2, (height - drawing.height) / 2)
}

/** Makes a drawing as large as what its visible layers cover, with their outlines and shadows. The same drawing without layers. */
export function cropToContent(drawing: Drawing, outlineText: OutlineText): Drawing {
  const boxes = drawing.layers
    .filter(layer => !layer.isHidden && !layer.isCutOut)
    .map(layer => coveredBox(layer, outlineText))
  if (boxes.length === 0) return drawing
  const left = Math.floor(Math.min(...boxes.map(box => box.x)))
  const top = Math.floor(Math.min(...boxes.map(box => box.y)))
  const right = Math.ceil(Math.max(...boxes.map(box => box.x + box.width)))
  const bottom = Math.ceil(Math.max(...boxes.map(box => box.y + box.height)))
  const [width, height] = [allowedSide(right - left), allowedSide(bottom - top)]
  if (left === 0 && top === 0 && width === drawing.width && height === drawing.height) return drawing
  return moveAll({ ...drawing, width, height }, -left, -top)
}

const allowedSide = (side: number) => Math.min(Math.max(side, smallestSide), limits.drawing.side)

function coveredBox(layer: Layer, outlineText: OutlineText): Box {
  const box = transformBox(layerMatrix(layer), contentBox(layer.content, outlineText))
  const inked = grow(
    box,
    layer.outlines.reduce((sum, { width }) => sum + width, 0)
  )
  const { shadow } = layer
  if (!shadow) return inked
  // A blur fades out at three standard deviations, of which its length is two.
  const spread = grow(inked, shadow.blur * 1.5)
  const shadowBox = { ...spread, x: spread.x + shadow.x, y: spread.y + shadow.y }
  const left = Math.min(inked.x, shadowBox.x)
  const top = Math.min(inked.y, shadowBox.y)
  return {
    x: left,
    y: top,
    width: Math.max(inked.x + inked.width, shadowBox.x + shadowBox.width) - left,
    height: Math.max(inked.y + inked.height, shadowBox.y + shadowBox.height) - top
  }
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by
})

const moveAll = (drawing: Drawing, x: number, y: number): Drawing => ({
  ...drawing,
  layers: drawing.layers.map(layer => movePose(layer, x, y))
})
