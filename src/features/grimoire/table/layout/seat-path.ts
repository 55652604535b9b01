import { type Box, type Point, unit } from './geometry.ts'

/** Width and height of what a seat takes: its token with the names below. */
export interface Cell {
  readonly width: number
  readonly height: number
}

/** The middle of a seat's token. */
export interface SeatCentre extends Point {
  /** The direction in which its reminders lie: a vector of length 1, straight off the side of the table. */
  readonly inward: Point
}

/** Samples of a quarter of an ellipse. */
const samples = 120

/** The right half of the ellipse in a box, from the top to the bottom. */
const halfEllipse = ({ left, top, right, bottom }: Box): Point[] =>
  Array.from({ length: 2 * samples + 1 }, (_, index) => {
    const angle = (index / (2 * samples)) * Math.PI
    return {
      x: (left + right) / 2 + (Math.sin(angle) * (right - left)) / 2,
      y: (top + bottom) / 2 - (Math.cos(angle) * (bottom - top)) / 2
    }
  })

/** How far two cells are apart: from 1 on they don't overlap. */
const cellsApart = (one: Point, other: Point, { width, height }: Cell) =>
  Math.max(Math.abs(one.x - other.x) / width, Math.abs(one.y - other.y) / height)

/**
 * Places the middles of cells on the ellipse in a box, clockwise from the top, so that neighbours are equally many cells apart.
 * Undefined if cells would overlap.
 */
export function placeOnEllipse(box: Box, cell: Cell, count: number): SeatCentre[] | undefined {
  const path = halfEllipse(box)
  if (!walkDown(path, cell, 1, count)) return undefined
  let [near, far] = [1, 100]
  for (let round = 0; round < 20; round++) {
    const apart = (near + far) / 2
    if (walkDown(path, cell, apart, count)) near = apart
    else far = apart
  }
  const right = walkDown(path, cell, near, count) ?? []
  // The left half is as the right one; the seat on top and one at the bottom have no counterpart.
  const left = right.slice(1, Math.ceil(count / 2)).map(point => mirrored(point, box))
  const [rx, ry] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
  return [...right, ...left.reverse()].slice(0, count).map(({ x, y }) => ({
    x,
    y,
    inward: unit({ x: (box.left + rx - x) / (rx * rx), y: (box.top + ry - y) / (ry * ry) })
  }))
}

const mirrored = ({ x, y }: Point, { left, right }: Box) => ({ x: left + right - x, y })

/** The cells of the right half, each so many cells from the last one; undefined if they don't fit. */
function walkDown(path: readonly Point[], cell: Cell, apart: number, count: number): Point[] | undefined {
  const [start] = path
  if (!start) return undefined
  const steps = Math.floor(count / 2)
  const taken = [start]
  let last = start
  let before = start
  for (const point of path) {
    if (taken.length > steps) break
    if (cellsApart(last, point, cell) >= apart) {
      last = between(before, point, last, cell, apart)
      taken.push(last)
    }
    before = point
  }
  if (taken.length <= steps) return undefined
  // Of an odd number, the lowest two are beside each other.
  const gap = (2 * (last.x - start.x)) / cell.width
  return count % 2 === 1 && count > 1 && gap < apart ? undefined : taken
}

/** The point of a short piece of the path at a number of cells from the last one taken. */
function between(from: Point, to: Point, last: Point, cell: Cell, apart: number): Point {
  const [near, far] = [cellsApart(last, from, cell), cellsApart(last, to, cell)]
  const part = far > near ? (apart - near) / (far - near) : 1
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/**
 * Places the middles of cells along the sides of a box, clockwise from the middle of the upper side. Undefined if cells would
 * overlap.
 */
export function placeAlongSides(box: Box, cell: Cell, count: number): SeatCentre[] | undefined {
  const columns = Math.floor((box.right - box.left) / cell.width) + 1
  const rows = Math.floor((box.bottom - box.top) / cell.height) + 1
  let best: { upper: number; lower: number; spacing: number } | undefined
  for (let upper = 1; upper <= columns; upper++)
    for (const lower of [upper - 1, upper, upper + 1]) {
      const between = (count - upper - lower) / 2
      if (!Number.isInteger(between) || between < 0 || lower > columns || between + 2 > rows) continue
      const wide = (box.right - box.left) / cell.width / Math.max(upper - 1, lower - 1, 1)
      const high = (box.bottom - box.top) / cell.height / (between + 1)
      // With an odd number, one seat is in the middle of the upper side.
      const spacing = Math.min(wide, high) * (upper % 2 === 1 ? 1.04 : 1)
      if (spacing > (best?.spacing ?? 0)) best = { upper, lower, spacing }
    }
  return best && alongSides(box, count, best).map(point => ({ ...point, inward: offSides(point, box) }))
}

/** Straight off the side that a point is on; from a corner, off both. */
const offSides = ({ x, y }: Point, { left, top, right, bottom }: Box) =>
  unit({ x: Number(x === left) - Number(x === right), y: Number(y === top) - Number(y === bottom) })

function alongSides(
  { left, top, right, bottom }: Box,
  count: number,
  { upper, lower }: { upper: number; lower: number }
) {
  const rows = (count - upper - lower) / 2
  const row = (cells: number, y: number) =>
    Array.from({ length: cells }, (_, index) => ({
      x: cells > 1 ? left + ((right - left) * index) / (cells - 1) : (left + right) / 2,
      y
    }))
  const column = (x: number) =>
    Array.from({ length: rows }, (_, index) => ({ x, y: top + ((bottom - top) * (index + 1)) / (rows + 1) }))
  const around = [
    ...row(upper, top),
    ...column(right),
    ...row(lower, bottom).reverse(),
    ...column(left).reverse()
  ]
  const first = Math.floor(upper / 2)
  return [...around.slice(first), ...around.slice(0, first)]
}
