import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snapBox, snapCorner, snapHandle, snapLines } from '#core/drawing/snapping.ts'
import { expectGrowth, growing } from '../../growth.ts'

const drawing = { width: 500, height: 400 }
const lines = snapLines(drawing, [{ x: 100, y: 50, width: 40, height: 20 }])
const box = (x: number, y: number) => ({ x, y, width: 30, height: 10 })

describe('lines', () => {
  test('are the edges and middles of the drawing and of boxes, in order, each once', () => {
    expect(lines.x).toEqual([0, 100, 120, 140, 250, 500])
    expect(lines.y).toEqual([0, 50, 60, 70, 200, 400])
    expect(snapLines(drawing, [{ x: 0, y: 0, ...drawing }]).x).toEqual([0, 250, 500])
  })
})

describe('a moved box', () => {
  test('snaps its edges and its middle, each axis on its own', () => {
    expect(snapBox(box(3, 333), lines, 6)).toMatchObject({ dx: -3, dy: 0, guides: [{ axis: 'x', at: 0 }] })
    expect(snapBox(box(237, 333), lines, 6)).toMatchObject({ dx: -2, guides: [{ axis: 'x', at: 250 }] })
    expect(snapBox(box(473, 392), lines, 6)).toEqual({
      dx: -3,
      dy: -2,
      guides: [
        { axis: 'x', at: 500 },
        { axis: 'y', at: 400 }
      ]
    })
  })

  test('stays where no line is near', () => {
    expect(snapBox(box(300, 300), lines, 6)).toEqual({ dx: 0, dy: 0, guides: [] })
  })

  test('shows every line that it touches', () => {
    const wide = { x: 101, y: 300, width: 40, height: 10 }
    expect(snapBox(wide, lines, 6).guides.map(({ at }) => at)).toEqual([100, 120, 140])
  })

  test('moves at most by the tolerance, and lies on a line if it moves', () => {
    const place = fc.double({ min: -100, max: 600, noNaN: true })
    fc.assert(
      fc.property(place, place, (x, y) => {
        const { dx, dy, guides } = snapBox(box(x, y), lines, 6)
        expect(Math.abs(dx)).toBeLessThanOrEqual(6)
        expect(Math.abs(dy)).toBeLessThanOrEqual(6)
        if (dx !== 0) expect(guides.some(({ axis }) => axis === 'x')).toBe(true)
        for (const { axis, at } of guides) {
          const [start, length] = axis === 'x' ? [x + dx, 30] : [y + dy, 10]
          const nearest = Math.min(...[0, 0.5, 1].map(part => Math.abs(start + part * length - at)))
          expect(nearest).toBeLessThan(0.02)
        }
      })
    )
  })
})

describe('a handle', () => {
  test('snaps on the axes that it changes', () => {
    expect(snapHandle({ x: 98, y: 52 }, { x: 1, y: 0 }, lines, 6)).toEqual({
      dx: 2,
      dy: 0,
      guides: [{ axis: 'x', at: 100 }]
    })
    expect(snapHandle({ x: 98, y: 52 }, { x: 1, y: 1 }, lines, 6)).toMatchObject({ dx: 2, dy: -2 })
    expect(snapHandle({ x: 98, y: 52 }, { x: 0, y: 1 }, lines, 6)).toMatchObject({ dx: 0, dy: -2 })
  })

  test('in proportion snaps to the nearer line along its diagonal', () => {
    const { dx, dy, guides } = snapCorner({ x: 98, y: 49 }, { x: 0, y: 0 }, lines, 6)
    expect(guides).toEqual([{ axis: 'y', at: 50 }])
    expect(dx).toBeCloseTo(2)
    expect(dy).toBeCloseTo(1)
    expect(snapCorner({ x: 180, y: 333 }, { x: 0, y: 0 }, lines, 6)).toEqual({ dx: 0, dy: 0, guides: [] })
  })
})

test('the time for many layers grows with n log n', () => {
  const boxes = growing(8000, count =>
    Array.from({ length: count }, (_, index) => box((index * 7919) % 10_007, index))
  )
  expectGrowth(boxes, all => {
    const found = snapLines(drawing, all)
    for (const each of all) snapBox(each, found, 6)
  })
})
