import type { Box, Layer } from './drawing.ts'

/** An affine transformation `[a, b, c, d, e, f]`, as SVG's `matrix()` and the canvas have it. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Leads from a layer's local coordinates, in which its content is centred on the origin, to those of the drawing. */
export function layerMatrix({
  x,
  y,
  scaleX,
  scaleY,
  rotation
}: Pick<Layer, 'x' | 'y' | 'scaleX' | 'scaleY' | 'rotation'>): Matrix {
  const radians = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y]
}

/** The transformation that does first `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

/** The transformation back; undefined if there is none, since one direction has the scale 0. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c
  if (Math.abs(determinant) < 1e-9) return undefined
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant
  ]
}

export const transformPoint = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f
})

/** The upright box around a transformed box. */
export function transformBox(matrix: Matrix, { x, y, width, height }: Box): Box {
  const corners = [
    transformPoint(matrix, x, y),
    transformPoint(matrix, x + width, y),
    transformPoint(matrix, x, y + height),
    transformPoint(matrix, x + width, y + height)
  ]
  const left = Math.min(...corners.map(corner => corner.x))
  const top = Math.min(...corners.map(corner => corner.y))
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map(corner => corner.x)) - left,
    height: Math.max(...corners.map(corner => corner.y)) - top
  }
}
