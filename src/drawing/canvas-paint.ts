import type { Box } from '#core/drawing/drawing.ts'
import { type Matrix, transformBox } from '#core/drawing/layer-matrix.ts'
import type { Surface, Surfaces } from './canvas-surfaces.ts'
import type { DisplayNode, GroupNode, ImageNode, Paint, PathNode } from './display-list.ts'
import { shadowRegion } from './shadow-region.ts'
import { grainPath } from './texture.ts'

/** Pictures by key, see `pictureRequests`. An image without a picture is left out. */
export type CanvasPictures = ReadonlyMap<string, CanvasImageSource>

/** What a painter needs beside the nodes. */
export interface CanvasTools {
  pictures: CanvasPictures
  surfaces: Surfaces
  /** Pixels of a unit of the drawing. */
  scale: number
  /** Paths that have been parsed, by their data. */
  paths: Map<string, Path2D>
}

/**
 * Paints a display list over what is on a surface.
 *
 * @param isEmpty whether the surface has nothing on it
 */
export function paintNodes(
  surface: Surface,
  nodes: readonly DisplayNode[],
  tools: CanvasTools,
  isEmpty: boolean
): void {
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'path') paintPath(surface, node, tools)
    else if (node.kind === 'image') paintImage(surface, node, tools)
    else if (node.kind === 'group') paintGroup(surface, node, tools, isEmpty && index === 0)
    else
      for (const { tile, matrix } of node.tiles)
        paintPath(surface, { kind: 'path', d: grainPath(tile, node.level), matrix, fill: '#000000' }, tools)
  }
}

function paintPath(surface: Surface, { d, matrix, fill, stroke }: PathNode, tools: CanvasTools): void {
  const { context } = surface
  const path = parsePath(d, tools)
  if (stroke) {
    place(surface, tools, matrix)
    context.strokeStyle = stroke.colour
    context.lineWidth = stroke.width
    context.lineJoin = 'round'
    context.stroke(path)
  }
  if (fill === undefined) return
  context.fillStyle = styleOf(context, fill)
  if (typeof fill === 'string') {
    place(surface, tools, matrix)
    context.fill(path)
    return
  }
  // A gradient is in units of the drawing, and so is the path then.
  const [a, b, c, d2, e, f] = matrix
  const placed = new Path2D()
  placed.addPath(path, { a, b, c, d: d2, e, f })
  place(surface, tools)
  context.fill(placed)
}

function parsePath(d: string, { paths }: CanvasTools): Path2D {
  const path = paths.get(d) ?? new Path2D(d)
  paths.set(d, path)
  return path
}

function paintImage(surface: Surface, node: ImageNode, tools: CanvasTools): void {
  const picture = tools.pictures.get(node.picture)
  if (!picture) return
  const { tint } = node
  if (tint === undefined) drawPicture(surface, node, picture, tools)
  else
    tools.surfaces.use(transformBox(node.matrix, node.box), silhouette => {
      drawPicture(silhouette, node, picture, tools)
      const { context, area } = silhouette
      context.globalCompositeOperation = 'source-in'
      place(silhouette, tools)
      context.fillStyle = styleOf(context, tint)
      const { scale } = tools
      context.fillRect(area.x / scale, area.y / scale, area.width / scale, area.height / scale)
      putSurface(surface, silhouette)
    })
}

function drawPicture(
  surface: Surface,
  { box, matrix }: ImageNode,
  picture: CanvasImageSource,
  tools: CanvasTools
) {
  place(surface, tools, matrix)
  surface.context.imageSmoothingQuality = 'high'
  surface.context.drawImage(picture, box.x, box.y, box.width, box.height)
}

/** @param isEmpty whether the surface has nothing on it, which a cut-out must leave alone */
function paintGroup(surface: Surface, node: GroupNode, tools: CanvasTools, isEmpty: boolean): void {
  const { opacity, shadow, cutOut, nodes, region } = node
  const { surfaces, scale } = tools
  if (opacity === 1 && !shadow && (!cutOut || isEmpty)) {
    paintNodes(surface, nodes, tools, isEmpty)
    if (cutOut) removeNodes(surface, cutOut, region, tools)
    return
  }
  surfaces.use(region, group => {
    paintNodes(group, nodes, tools, true)
    if (cutOut) removeNodes(group, cutOut, region, tools)
    if (!shadow) putSurface(surface, group, { opacity })
    else if (opacity === 1) putSurface(surface, group, { shadow, scale })
    else
      surfaces.use(region && shadowRegion(shadow, region), both => {
        putSurface(both, group, { shadow, scale })
        putSurface(surface, both, { opacity })
      })
  })
}

/** Removes silhouettes; where they overlap, no more than once. */
function removeNodes(
  surface: Surface,
  nodes: readonly DisplayNode[],
  region: Box | undefined,
  tools: CanvasTools
): void {
  const [only] = nodes
  const isPlainGroup = nodes.length === 1 && only?.kind === 'group' && !only.shadow && !only.cutOut
  const removedNodes = isPlainGroup ? only.nodes : nodes
  const putting = { operation: 'destination-out', opacity: isPlainGroup ? only.opacity : 1 } as const
  const remove = (removed: Surface) => putSurface(surface, removed, putting)
  const paint = (removed: Surface) => paintNodes(removed, removedNodes, tools, true)
  const [grain] = removedNodes
  if (removedNodes.length === 1 && grain?.kind === 'grain') tools.surfaces.share(grain, region, paint, remove)
  else
    tools.surfaces.use(region, removed => {
      paint(removed)
      remove(removed)
    })
}

interface Putting {
  opacity?: number
  operation?: GlobalCompositeOperation
  shadow?: GroupNode['shadow']
  /** For a shadow: pixels of a unit of the drawing. */
  scale?: number
}

function putSurface(
  { context, area: to }: Surface,
  { canvas, area: { x, y, width, height } }: Surface,
  { opacity = 1, operation, shadow, scale = 1 }: Putting = {}
) {
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = opacity
  if (operation) context.globalCompositeOperation = operation
  if (shadow) {
    context.shadowColor = withOpacity(shadow.colour, shadow.opacity)
    // A canvas blurs by a standard deviation of half of this, in pixels.
    context.shadowBlur = 2 * shadow.deviation * scale
    context.shadowOffsetX = shadow.x * scale
    context.shadowOffsetY = shadow.y * scale
  }
  context.drawImage(canvas, 0, 0, width, height, x - to.x, y - to.y, width, height)
  context.restore()
}

/** Sets the coordinates: of the drawing, or local ones. */
function place(
  { context, area }: Surface,
  { scale }: CanvasTools,
  matrix: Matrix = [1, 0, 0, 1, 0, 0]
): void {
  const [a, b, c, d, e, f] = matrix
  context.setTransform(scale * a, scale * b, scale * c, scale * d, scale * e - area.x, scale * f - area.y)
}

function styleOf(context: Surface['context'], paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint
  const gradient = context.createLinearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
  gradient.addColorStop(0, paint.from)
  gradient.addColorStop(1, paint.to)
  return gradient
}

const withOpacity = (colour: string, opacity: number) =>
  `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
