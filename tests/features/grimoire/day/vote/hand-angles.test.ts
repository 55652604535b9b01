import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeRadius, handAngles } from '#features/grimoire/day/vote/hand-angles.ts'
import { boxAround } from '#features/grimoire/table/layout/geometry.ts'
import { layoutTable } from '#features/grimoire/table/layout/table-layout.ts'

const middle = { x: 0, y: 0 }
const above = { x: 0, y: -10 }
const right = { x: 10, y: 0 }
const below = { x: 0, y: 10 }
const left = { x: -10, y: 0 }

test('the hand starts at the nominee and goes round clockwise until it is back', () => {
  expect(handAngles([above, right, below, left], middle, 0)).toEqual([0, 90, 180, 270, 360])
  expect(handAngles([above, right, below, left], middle, 3)).toEqual([-90, 0, 90, 180, 270])
  expect(handAngles([above], middle, 0)).toEqual([0, 360])
})

test('the hand never turns back, wherever the seats are', () => {
  const tables = fc.record({
    width: fc.integer({ min: 320, max: 2000 }),
    height: fc.integer({ min: 280, max: 1200 }),
    seats: fc.integer({ min: 2, max: 20 })
  })
  fc.assert(
    fc.property(tables, fc.nat(19), ({ width, height, seats }, nominee) => {
      const layout = layoutTable(width, height, seats)
      const angles = handAngles(layout.seats, layout.centre, nominee % seats)
      expect(angles).toHaveLength(seats + 1)
      expect(angles.every((angle, index) => index === 0 || angle > (angles[index - 1] ?? 0))).toBe(true)
      expect((angles.at(-1) ?? 0) - (angles[0] ?? 0)).toBeCloseTo(360)
    })
  )
})

test('the hand turns around the middle of the seats, which may be beside that of the table', () => {
  expect(
    handAngles(
      [
        { x: 30, y: -10 },
        { x: 40, y: 0 }
      ],
      { x: 30, y: 0 },
      0
    )
  ).toEqual([0, 90, 360])
})

test('the clock touches neither tokens nor the names below those above it', () => {
  const places = [above, right, below, left].map(({ x, y }) => {
    const token = boxAround({ x: 10 * x, y: 10 * y }, 60, 60)
    return { box: { ...token, bottom: token.bottom + 20 } }
  })
  expect(freeRadius(places, middle)).toBe(50)
  expect(freeRadius(places, { x: 0, y: 10 })).toBe(60)
})
