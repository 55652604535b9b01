import { describe, expect, test } from 'vitest'
import type { FrameContent } from '#core/drawing/drawing.ts'
import { framePath } from '#drawing/frame-outline.ts'
import { expectGrowth, growing } from '../growth.ts'

const styles = ['line', 'double', 'notched', 'rounded', 'oval', 'banner', 'shield'] as const
const ratios = [
  [900, 300],
  [300, 300],
  [200, 700],
  [1000, 60]
] as const

interface Point {
  x: number
  y: number
}

const frame = (change: Partial<FrameContent>): FrameContent => ({
  kind: 'frame',
  style: 'line',
  width: 600,
  height: 300,
  line: 10,
  ...change
})

/** The subpaths of a frame, each a polygon. */
const polygonsOf = (content: FrameContent): Point[][] =>
  framePath(content)
    .split('M')
    .filter(Boolean)
    .map(part =>
      part
        .replace('Z', '')
        .split('L')
        .map(pair => pair.split(' ').map(Number))
        .map(([x = Number.NaN, y = Number.NaN]) => ({ x, y }))
    )

const area = (points: readonly Point[]) =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

const length = (points: readonly Point[]) =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y }
    return sum + Math.hypot(next.x - x, next.y - y)
  }, 0)

/** Distance from a point to the border of a polygon. */
function distance({ x, y }: Point, points: readonly Point[]): number {
  const distances = points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    const [along, up] = [to.x - from.x, to.y - from.y]
    const share = ((x - from.x) * along + (y - from.y) * up) / (along ** 2 + up ** 2 || 1)
    const at = Math.min(Math.max(share, 0), 1)
    return Math.hypot(x - from.x - at * along, y - from.y - at * up)
  })
  return Math.min(...distances)
}

describe.each(styles)('a frame of style %s', style => {
  test.each(ratios)('of %i x %i reaches its box and stays in it', (width, height) => {
    for (const line of [0, 4, 12]) {
      const points = polygonsOf(frame({ style, width, height, line })).flat()
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
      expect(Math.min(...xs)).toBeCloseTo(-width / 2, 1)
      expect(Math.max(...xs)).toBeCloseTo(width / 2, 1)
      expect(Math.min(...ys)).toBeGreaterThan(-height / 2 - 0.01)
      expect(Math.min(...ys)).toBeLessThan(-height / 2 + height * 0.03)
      expect(Math.max(...ys)).toBeCloseTo(height / 2, 1)
    }
  })

  test.each(ratios)('of %i x %i has a line of one width', (width, height) => {
    const line = 6
    const [outer = [], inner = []] = polygonsOf(frame({ style, width, height, line }))
    expect(inner.length).toBeGreaterThan(2)
    for (const point of inner) {
      expect(distance(point, outer)).toBeGreaterThan(line * 0.97)
      // A corner’s mitre is longer than the line is wide.
      expect(distance(point, outer)).toBeLessThan(line * 1.05)
    }
    // The ink is that of a line along the middle between both edges.
    const ink = area(outer) + area(inner)
    expect(ink / (((length(outer) + length(inner)) / 2) * line)).toBeCloseTo(1, 1)
  })

  test('is filled if its line is 0', () => {
    const polygons = polygonsOf(frame({ style, line: 0 }))
    const ink = polygons.reduce((sum, points) => sum + area(points), 0)
    expect(ink).toBeGreaterThan(600 * 300 * 0.5)
  })

  test('is full if its line is wider than it', () => {
    const { length: parts } = polygonsOf(frame({ style, line: 0 }))
    const polygons = polygonsOf(frame({ style, width: 100, height: 60, line: 200 }))
    expect(polygons.length).toBeLessThanOrEqual(parts + 1)
    expect(polygons.every(points => area(points) > 0)).toBe(true)
  })

  test('has as many points for any size', () => {
    expect(framePath(frame({ style, width: 4000, height: 4000 })).length).toBeLessThan(20_000)
    expectGrowth(
      growing(50, count => count),
      count => Array.from({ length: count }, () => framePath(frame({ style })))
    )
  })
})
