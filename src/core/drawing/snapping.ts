import type { Box } from './drawing.ts'
import type { Handle, Point } from './layer-pose.ts'

/** Lines that layers snap to, in ascending order: `x` are upright, `y` level. */
export interface SnapLines {
  x: readonly number[]
  y: readonly number[]
}

/** A line that is shown because something has snapped to it. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

export interface Snap {
  /** To be added to the move. */
  dx: number
  dy: number
  guides: readonly Guide[]
}

/** Nearer than this, two lines are one. */
const epsilon = 0.01

/** The edges and middles of a drawing and of the boxes of other layers. */
export function snapLines(
  { width, height }: { width: number; height: number },
  boxes: readonly Box[]
): SnapLines {
  const all = [{ x: 0, y: 0, width, height }, ...boxes]
  return {
    x: sortedPlaces(all.flatMap(box => places(box.x, box.width))),
    y: sortedPlaces(all.flatMap(box => places(box.y, box.height)))
  }
}

/** Moves a box to the nearest lines within `tolerance` units, each axis on its own. */
export function snapBox(box: Box, lines: SnapLines, tolerance: number): Snap {
  const dx = nearestShift(places(box.x, box.width), lines.x, tolerance)
  const dy = nearestShift(places(box.y, box.height), lines.y, tolerance)
  return {
    dx,
    dy,
    guides: [
      ...guidesAt('x', places(box.x + dx, box.width), lines.x),
      ...guidesAt('y', places(box.y + dy, box.height), lines.y)
    ]
  }
}

/** Moves a point to the nearest lines within `tolerance` units, on the axes that its handle changes. */
export function snapHandle(point: Point, handle: Handle, lines: SnapLines, tolerance: number): Snap {
  const dx = handle.x === 0 ? 0 : nearestShift([point.x], lines.x, tolerance)
  const dy = handle.y === 0 ? 0 : nearestShift([point.y], lines.y, tolerance)
  return {
    dx,
    dy,
    guides: [
      ...(handle.x === 0 ? [] : guidesAt('x', [point.x + dx], lines.x)),
      ...(handle.y === 0 ? [] : guidesAt('y', [point.y + dy], lines.y))
    ]
  }
}

/**
 * Like `snapHandle` for a corner that stays on the line from `anchor` through `point`: it snaps to the nearer of the two axes'
 * lines, and keeps its direction.
 */
export function snapCorner(point: Point, anchor: Point, lines: SnapLines, tolerance: number): Snap {
  const [x, y] = [nearestLine(point.x, lines.x), nearestLine(point.y, lines.y)]
  const along = { x: point.x - anchor.x, y: point.y - anchor.y }
  const candidates = [
    { axis: 'x' as const, at: x, shift: x - point.x, length: along.x },
    { axis: 'y' as const, at: y, shift: y - point.y, length: along.y }
  ].filter(({ shift, length }) => Math.abs(shift) <= tolerance && Math.abs(length) > epsilon)
  const nearest = candidates.toSorted((one, other) => Math.abs(one.shift) - Math.abs(other.shift))[0]
  if (!nearest) return { dx: 0, dy: 0, guides: [] }
  const growth = nearest.shift / nearest.length
  return { dx: along.x * growth, dy: along.y * growth, guides: [{ axis: nearest.axis, at: nearest.at }] }
}

const places = (start: number, length: number) => [start, start + length / 2, start + length]

function sortedPlaces(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? value) > epsilon)
}

/** The smallest shift that brings one of the places onto a line; 0 if none is near enough. */
function nearestShift(from: readonly number[], lines: readonly number[], tolerance: number): number {
  const shifts = from.map(place => nearestLine(place, lines) - place)
  const shift = shifts.reduce((best, each) => (Math.abs(each) < Math.abs(best) ? each : best))
  return Math.abs(shift) <= tolerance ? shift : 0
}

/** By binary search; infinite if there are no lines. */
function nearestLine(place: number, lines: readonly number[]): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  const [before, after] = [lines[low - 1] ?? Number.NEGATIVE_INFINITY, lines[low] ?? Number.POSITIVE_INFINITY]
  return place - before <= after - place ? before : after
}

function guidesAt(axis: Guide['axis'], at: readonly number[], lines: readonly number[]): Guide[] {
  return at.flatMap(place => {
    const line = nearestLine(place, lines)
    return Math.abs(line - place) <= epsilon ? [{ axis, at: line }] : []
  })
}
