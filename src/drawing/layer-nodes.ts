import type { ImageContent, Layer } from '#core/drawing/drawing.ts'
import { layerMatrix, type Matrix, multiply } from '#core/drawing/layer-matrix.ts'
import type { DisplayNode, ImageNode, Paint, PathNode } from './display-list.ts'
import { type ContentOutline, type OutlineText, outlineContent } from './layer-outline.ts'
import { outlineKey, outlinePixels, pictureKey } from './picture-requests.ts'
import { scalePath } from './scale-path.ts'

/**
 * A layer's outlines and its content, the lowest first. Empty if it can't be painted yet.
 *
 * @param paint undefined for an image's own colours
 */
export function layerNodes(
  layer: Layer,
  paint: Paint | undefined,
  outlineText: OutlineText
): readonly DisplayNode[] {
  const { content } = layer
  if (content.kind === 'image') return imageNodes(layer, content, paint)
  const outline = outlineContent(content, outlineText)
  return outline ? pathNodes(layer, outline, paint ?? '#000000') : []
}

/** Distance of each outline's outer edge from the silhouette in units of the drawing, the outermost first. */
const outlineEdges = ({ outlines }: Layer) =>
  outlines
    .map(({ colour }, index) => ({
      colour,
      distance: outlines.slice(0, index + 1).reduce((sum, { width }) => sum + width, 0)
    }))
    .reverse()

function imageNodes(layer: Layer, content: ImageContent, paint: Paint | undefined): ImageNode[] {
  const matrix = layerMatrix(layer)
  const { width, height } = content.crop
  const outlines = outlineEdges(layer).map(({ colour, distance }): ImageNode => {
    const pixels = outlinePixels(layer, distance)
    const margin = Math.ceil(pixels)
    const picture = outlineKey(content, pixels)
    return {
      kind: 'image',
      picture,
      box: centredBox(width + 2 * margin, height + 2 * margin),
      matrix,
      tint: colour
    }
  })
  const picture = pictureKey(content)
  const box = centredBox(width, height)
  return [...outlines, { kind: 'image', picture, box, matrix, ...(paint !== undefined && { tint: paint }) }]
}

function pathNodes(layer: Layer, outline: ContentOutline, fill: Paint): PathNode[] {
  const even = layer.outlines.length > 0 ? evenlyScaled(layer, outline) : { layer, ...outline }
  const { d, offset } = even
  const matrix: Matrix = multiply(layerMatrix(even.layer), [1, 0, 0, 1, offset.x, offset.y])
  const scale = Math.abs(even.layer.scaleX)
  const strokes = outlineEdges(layer).map(
    ({ colour, distance }): PathNode => ({
      kind: 'path',
      d,
      matrix,
      stroke: { colour, width: (2 * distance) / scale }
    })
  )
  return [...strokes, { kind: 'path', d, matrix, fill }]
}

/** The same silhouette with one scale, so that a stroke is as wide in all directions. */
function evenlyScaled(layer: Layer, { d, offset }: ContentOutline) {
  const [scaleX, scaleY] = [Math.abs(layer.scaleX), Math.abs(layer.scaleY)]
  if (scaleX === scaleY) return { layer, d, offset }
  const scale = Math.sqrt(scaleX * scaleY)
  const [x, y] = [scaleX / scale, scaleY / scale]
  return {
    layer: { ...layer, scaleX: Math.sign(layer.scaleX) * scale, scaleY: Math.sign(layer.scaleY) * scale },
    d: rememberScaled(layer, d, x, y),
    offset: { x: offset.x * x, y: offset.y * y }
  }
}

const scaled = new WeakMap<Layer['content'], { d: string; x: number; y: number; path: string }>()

/** A layer that is dragged has the same content in every frame. */
function rememberScaled({ content }: Layer, d: string, x: number, y: number): string {
  const former = scaled.get(content)
  if (former?.d === d && former.x === x && former.y === y) return former.path
  const path = scalePath(d, x, y)
  scaled.set(content, { d, x, y, path })
  return path
}

const centredBox = (width: number, height: number) => ({ x: -width / 2, y: -height / 2, width, height })
