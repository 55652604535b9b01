import type { Box, Drawing, Fill, ImageContent, Layer, Variant } from '#core/drawing/drawing.ts'
import { layerMatrix, type Matrix, multiply, transformBox } from '#core/drawing/layer-matrix.ts'
import type { DisplayNode, GroupNode, Paint } from './display-list.ts'
import { contentBox, type OutlineText, outlineContent } from './layer-outline.ts'

/**
 * What to paint for one variant of a drawing, the lowest first. Layers that can't be painted yet, such as texts whose font is
 * loading, are left out.
 */
export function buildDisplayList(
  drawing: Drawing,
  variant: Variant,
  outlineText: OutlineText
): readonly GroupNode[] {
  const { hidden } = drawing.variants[variant]
  let groups: GroupNode[] = []
  for (const layer of drawing.layers) {
    if (layer.isHidden || hidden.includes(layer.id)) continue
    const nodes = paintLayer(drawing, variant, layer, outlineText)
    if (nodes.length === 0) continue
    if (layer.isCutOut) groups = [{ kind: 'group', nodes: groups, opacity: 1, cutOut: nodes }]
    else groups.push(layerGroup(layer, nodes))
  }
  return groups
}

function layerGroup(layer: Layer, nodes: readonly DisplayNode[]): GroupNode {
  const { shadow } = layer
  return {
    kind: 'group',
    layer: layer.id,
    nodes,
    opacity: layer.opacity,
    ...(shadow && {
      shadow: {
        x: shadow.x,
        y: shadow.y,
        deviation: shadow.blur / 2,
        colour: shadow.colour,
        opacity: shadow.opacity
      }
    })
  }
}

function paintLayer(
  drawing: Drawing,
  variant: Variant,
  layer: Layer,
  outlineText: OutlineText
): readonly DisplayNode[] {
  const matrix = layerMatrix(layer)
  const box = transformBox(matrix, contentBox(layer.content, outlineText))
  const paint = layerPaint(drawing, variant, layer, box)
  if (layer.content.kind === 'image') {
    const { width, height } = layer.content.crop
    const local = { x: -width / 2, y: -height / 2, width, height }
    return [
      {
        kind: 'image',
        picture: pictureKey(layer.content),
        box: local,
        matrix,
        ...(paint !== undefined && { tint: paint })
      }
    ]
  }
  const outline = outlineContent(layer.content, outlineText)
  if (!outline) return []
  const { x, y } = outline.offset
  const placed: Matrix = multiply(matrix, [1, 0, 0, 1, x, y])
  return [{ kind: 'path', d: outline.d, matrix: placed, fill: paint ?? '#000000' }]
}

/** Undefined for an image's own colours. */
function layerPaint(drawing: Drawing, variant: Variant, layer: Layer, box: Box): Paint | undefined {
  const style = drawing.variants[variant]
  const fill: Fill = style.fills[layer.id] ?? layer.fill
  if (fill.kind === 'original') return undefined
  if (fill.kind === 'flat') return fill.colour
  if (fill.kind === 'team')
    return gradientOver(style, { x: 0, y: 0, width: drawing.width, height: drawing.height })
  return gradientOver(fill, box)
}

/** A linear gradient whose ends touch the box's edges. */
function gradientOver(
  { from, to, angle }: { from: string; to: string; angle: number },
  { x, y, width, height }: Box
): Paint {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const half = (Math.abs(cos) * width + Math.abs(sin) * height) / 2
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return {
    from,
    to,
    x1: middleX - cos * half,
    y1: middleY - sin * half,
    x2: middleX + cos * half,
    y2: middleY + sin * half
  }
}

/** Identifies the pixels of an image after its adjustments. */
export const pictureKey = ({ image, crop, adjustments }: ImageContent): string =>
  JSON.stringify([image, crop, adjustments])
