import type { FrameContent } from '#core/drawing/drawing.ts'
import { frameShapes, type Point, type Polygon } from './frame-shapes.ts'

/**
 * The path of a frame around the origin: rings of constant width, or filled areas if its line is 0. Outer edges run clockwise and
 * inner ones against them, so that both fill rules leave the inside open.
 */
export function framePath({ style, width, height, line }: FrameContent): string {
  const size = { width, height }
  if (style !== 'double')
    return frameShapes[style](size)
      .map(shape => ring(shape, line))
      .join('')
  const shape = frameShapes.line(size)[0] ?? []
  return line > 0 ? doubleRing(shape, line) : plateInLine(shape, Math.min(width, height))
}

/** Thick outside and thin inside, as the rules of old prints. */
function doubleRing(shape: Polygon, line: number): string {
  const thin = Math.max(line * 0.4, 1)
  return ring(shape, line) + ring(inset(shape, line * 1.8), thin)
}

/** A filled frame that a line surrounds at a distance. */
function plateInLine(shape: Polygon, side: number): string {
  const line = side * 0.02
  return ring(shape, line) + polygonPath(inset(shape, 2.2 * line))
}

const ring = (shape: Polygon, line: number): string =>
  polygonPath(shape) + (line > 0 ? polygonPath(inset(shape, line).toReversed()) : '')

const polygonPath = (points: Polygon) =>
  points.length < 3 ? '' : `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`

const rounded = (value: number) => Math.round(value * 100) / 100

/**
 * The points at a distance inside a clockwise polygon. Points that would be nearer to another edge are left out, so that narrow
 * parts close. Empty if nothing is left.
 */
export function inset(shape: Polygon, distance: number): Polygon {
  const moved = shape.flatMap((point, index) => {
    const before = direction(shape.at(index - 1) ?? point, point)
    const after = direction(point, shape[(index + 1) % shape.length] ?? point)
    // The bisector of the two normals, longer the sharper the corner is.
    const scale = distance / Math.max(1 + before.x * after.x + before.y * after.y, 0.02)
    return [{ x: point.x - (before.y + after.y) * scale, y: point.y + (before.x + after.x) * scale }]
  })
  return moved.filter(point => isInside(shape, point) && isFarFromEdges(shape, point, distance * 0.98))
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function isInside(shape: Polygon, { x, y }: Point): boolean {
  let inside = false
  shape.forEach((to, index) => {
    const from = shape.at(index - 1) ?? to
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      inside = !inside
  })
  return inside
}

const isFarFromEdges = (shape: Polygon, point: Point, distance: number) =>
  shape.every((to, index) => distanceToEdge(point, shape.at(index - 1) ?? to, to) >= distance)

function distanceToEdge({ x, y }: Point, from: Point, to: Point): number {
  const [along, up] = [to.x - from.x, to.y - from.y]
  const square = along * along + up * up
  const share = square === 0 ? 0 : ((x - from.x) * along + (y - from.y) * up) / square
  const at = Math.min(Math.max(share, 0), 1)
  return Math.hypot(x - from.x - at * along, y - from.y - at * up)
}
