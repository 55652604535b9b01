/** Where things are on the table, in pixels from its middle; x to the right, y down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle on the table. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box of a size around a point. */
export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2
})

/** Whether two boxes have an area in common. Fractions of a pixel don't count. */
export const overlap = (one: Box, other: Box) =>
  one.left < other.right - 0.01 &&
  other.left < one.right - 0.01 &&
  one.top < other.bottom - 0.01 &&
  other.top < one.bottom - 0.01

export const isInside = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom

export const contains = (outer: Box, inner: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The vector of length 1 with a direction. */
export function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}
