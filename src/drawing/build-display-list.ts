import type { Box, Drawing, Layer, Shadow, Variant } from '#core/drawing/drawing.ts'
import { layerMatrix, transformBox } from '#core/drawing/layer-matrix.ts'
import type { DisplayNode, GroupNode, Paint } from './display-list.ts'
import { layerNodes } from './layer-nodes.ts'
import { contentBox, type OutlineText } from './layer-outline.ts'
import { fillPaint } from './layer-paint.ts'
import { layerGrain } from './texture.ts'

/** How much of the ink a speck of a texture takes away. */
const speckOpacity = 0.85

/**
 * What to paint for one variant of a drawing, the lowest first. Layers that can't be painted yet, such as texts whose font is
 * loading, are left out. A layer that hasn't changed is the same node as before, so that only others are painted anew.
 */
export function buildDisplayList(
  drawing: Drawing,
  variant: Variant,
  outlineText: OutlineText
): readonly GroupNode[] {
  const hidden = new Set(drawing.variants[variant].hidden)
  let groups: GroupNode[] = []
  for (const layer of drawing.layers) {
    if (layer.isHidden || hidden.has(layer.id)) continue
    const group = cachedGroup(drawing, variant, layer, outlineText)
    if (!group) continue
    if (!layer.isCutOut) groups.push(group)
    else if (groups.length > 0)
      groups = [{ kind: 'group', nodes: groups, opacity: 1, cutOut: [group], region: around(drawing) }]
  }
  return groups
}

/** What lies beside a drawing is shown while it is edited. */
const around = ({ width, height }: Drawing): Box => ({
  x: -width,
  y: -height,
  width: 3 * width,
  height: 3 * height
})

/** A layer's group, and everything else that it depends on. */
interface CachedGroup {
  reasons: readonly unknown[]
  group: GroupNode | undefined
}

const cache = new WeakMap<Layer, Partial<Record<Variant, CachedGroup>>>()

function cachedGroup(drawing: Drawing, variant: Variant, layer: Layer, outlineText: OutlineText) {
  const style = drawing.variants[variant]
  const fill = style.fills[layer.id] ?? layer.fill
  const reasons = [
    fill,
    drawing.width,
    drawing.height,
    ...(fill.kind === 'team' ? [style.from, style.to, style.angle] : []),
    ...(layer.content.kind === 'text' ? [outlineText] : [])
  ]
  const groups = cache.get(layer) ?? {}
  const former = groups[variant]
  if (former && reasons.every((reason, index) => reason === former.reasons[index])) return former.group
  const box = contentBox(layer.content, outlineText)
  const paint = fillPaint(fill, style, drawing, transformBox(layerMatrix(layer), box))
  const group = layer.isCutOut
    ? cutOutGroup(layer, outlineText)
    : layerGroup(drawing, layer, box, paint, outlineText)
  cache.set(layer, { ...groups, [variant]: { reasons, group } })
  return group
}

function layerGroup(
  drawing: Drawing,
  layer: Layer,
  box: Box,
  paint: Paint | undefined,
  outlineText: OutlineText
): GroupNode | undefined {
  const nodes = layerNodes(layer, paint, outlineText)
  if (nodes.length === 0) return undefined
  const { id, opacity, shadow: style } = layer
  const matrix = layerMatrix(layer)
  const grown = grownBox(layer, box)
  const region = transformBox(matrix, grown)
  const shadow = style && shadowOf(style)
  const grain = layerGrain(layer, shadow ? withShadow(layer, grown, shadow) : grown, drawing)
  if (!grain) return { kind: 'group', layer: id, nodes, opacity, ...(shadow && { shadow, region }) }
  // The grain is of the paper, on which the shadow is printed too.
  return {
    kind: 'group',
    layer: id,
    nodes: shadow ? [{ kind: 'group', nodes, opacity: 1, shadow, region }] : nodes,
    opacity,
    cutOut: [{ kind: 'group', nodes: [grain], opacity: speckOpacity }],
    region: shadow ? transformBox(matrix, withShadow(layer, grown, shadow)) : region
  }
}

const shadowOf = ({ x, y, blur, colour, opacity }: Shadow) => ({ x, y, deviation: blur / 2, colour, opacity })

/** A local box with everything that a shadow may reach, in whatever direction the layer is turned. */
function withShadow(
  { scaleX, scaleY }: Layer,
  box: Box,
  { x, y, deviation }: ReturnType<typeof shadowOf>
): Box {
  const reach = Math.hypot(x, y) + 3 * deviation
  return enlarged(box, reach / Math.abs(scaleX), reach / Math.abs(scaleY))
}

/** What a cut-out removes: its silhouette, which is black for painters that remove by brightness. */
function cutOutGroup(layer: Layer, outlineText: OutlineText): GroupNode | undefined {
  const nodes = layerNodes(layer, black, outlineText).map(blacken)
  return nodes.length > 0 ? { kind: 'group', layer: layer.id, nodes, opacity: layer.opacity } : undefined
}

const black = '#000000'

function blacken(node: DisplayNode): DisplayNode {
  if (node.kind === 'image') return { ...node, tint: black }
  return node.kind === 'path' && node.stroke ? { ...node, stroke: { ...node.stroke, colour: black } } : node
}

/** A layer's local box with its outlines, and with letters and lines that reach over the box a little. */
function grownBox({ outlines, scaleX, scaleY }: Layer, box: Box): Box {
  const outline = outlines.reduce((sum, { width }) => sum + width, 0)
  const overhang = 0.1 * Math.max(box.width, box.height)
  return enlarged(box, overhang + outline / Math.abs(scaleX), overhang + outline / Math.abs(scaleY))
}

const enlarged = ({ x, y, width, height }: Box, right: number, down: number): Box => ({
  x: x - right,
  y: y - down,
  width: width + 2 * right,
  height: height + 2 * down
})
