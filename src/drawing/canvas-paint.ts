import type { Matrix } from '#core/drawing/layer-matrix.ts'
import type { Surface, Surfaces } from './canvas-surfaces.ts'
import type { DisplayNode, GroupNode, ImageNode, Paint, PathNode } from './display-list.ts'
import { grainPath } from './texture.ts'

/** Pictures by key, see `pictureRequests`. An image without a picture is left out. */
export type CanvasPictures = ReadonlyMap<string, CanvasImageSource>

/** What a painter needs beside the nodes. */
export interface CanvasTools {
  pictures: CanvasPictures
  /** Surfaces as large as the one that is painted on. */
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

function paintPath({ context }: Surface, { d, matrix, fill, stroke }: PathNode, tools: CanvasTools): void {
  const path = parsePath(d, tools)
  if (stroke) {
    place(context, tools, matrix)
    context.strokeStyle = stroke.colour
    context.lineWidth = stroke.width
    context.lineJoin = 'round'
    context.stroke(path)
  }
  if (fill === undefined) return
  const [a, b, c, d2, e, f] = matrix
  const placed = new Path2D()
  placed.addPath(path, { a, b, c, d: d2, e, f })
  place(context, tools)
  context.fillStyle = styleOf(context, fill)
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
    withSurface(tools, silhouette => {
      drawPicture(silhouette, node, picture, tools)
      const { context, canvas } = silhouette
      context.globalCompositeOperation = 'source-in'
      place(context, tools)
      context.fillStyle = styleOf(context, tint)
      context.fillRect(0, 0, canvas.width / tools.scale, canvas.height / tools.scale)
      putSurface(surface, silhouette)
    })
}

function drawPicture(
  { context }: Surface,
  { box, matrix }: ImageNode,
  picture: CanvasImageSource,
  tools: CanvasTools
) {
  place(context, tools, matrix)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, box.x, box.y, box.width, box.height)
}

/** @param isEmpty whether the surface has nothing on it, which a cut-out must leave alone */
function paintGroup(surface: Surface, node: GroupNode, tools: CanvasTools, isEmpty: boolean): void {
  const { opacity, shadow, cutOut, nodes } = node
  if (opacity === 1 && !shadow && (!cutOut || isEmpty)) {
    paintNodes(surface, nodes, tools, isEmpty)
    if (cutOut) removeNodes(surface, cutOut, tools)
    return
  }
  withSurface(tools, group => {
    paintNodes(group, nodes, tools, true)
    if (cutOut) removeNodes(group, cutOut, tools)
    if (shadow && opacity < 1)
      withSurface(tools, both => {
        putSurface(both, group, { shadow, tools })
        putSurface(surface, both, { opacity })
      })
    else putSurface(surface, group, { opacity, ...(shadow && { shadow, tools }) })
  })
}

/** Removes silhouettes; where they overlap, no more than once. */
function removeNodes(surface: Surface, nodes: readonly DisplayNode[], tools: CanvasTools): void {
  withSurface(tools, removed => {
    paintNodes(removed, nodes, tools, true)
    putSurface(surface, removed, { operation: 'destination-out' })
  })
}

interface Putting {
  opacity?: number
  operation?: GlobalCompositeOperation
  shadow?: GroupNode['shadow']
  tools?: CanvasTools
}

function putSurface(
  { context }: Surface,
  from: Surface,
  { opacity = 1, operation, shadow, tools }: Putting = {}
) {
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = opacity
  if (operation) context.globalCompositeOperation = operation
  if (shadow && tools) {
    const { scale } = tools
    context.shadowColor = withOpacity(shadow.colour, shadow.opacity)
    // A canvas blurs by a standard deviation of half of this, in pixels.
    context.shadowBlur = 2 * shadow.deviation * scale
    context.shadowOffsetX = shadow.x * scale
    context.shadowOffsetY = shadow.y * scale
  }
  context.drawImage(from.canvas, 0, 0)
  context.restore()
}

function withSurface({ surfaces }: CanvasTools, work: (surface: Surface) => void): void {
  const surface = surfaces.take()
  work(surface)
  surfaces.giveBack(surface)
}

/** Sets the coordinates: of the drawing, or local ones. */
function place(
  context: Surface['context'],
  { scale }: CanvasTools,
  matrix: Matrix = [1, 0, 0, 1, 0, 0]
): void {
  const [a, b, c, d, e, f] = matrix
  context.setTransform(scale * a, scale * b, scale * c, scale * d, scale * e, scale * f)
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
