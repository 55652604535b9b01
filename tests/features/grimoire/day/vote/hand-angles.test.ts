import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeRadius, handAngles } from '#features/grimoire/day/vote/hand-angles.ts'
import { layoutCircle } from '#features/grimoire/table/circle-layout.ts'

const above = { x: 0, y: -10 }
const right = { x: 10, y: 0 }
const below = { x: 0, y: 10 }
const left = { x: -10, y: 0 }

test('the hand starts at the nominee and goes round clockwise until it is back', () => {
  expect(handAngles([above, right, below, left], 0)).toEqual([0, 90, 180, 270, 360])
  expect(handAngles([above, right, below, left], 3)).toEqual([-90, 0, 90, 180, 270])
  expect(handAngles([above], 0)).toEqual([0, 360])
})

test('the hand never turns back, wherever the seats are', () => {
  const tables = fc.record({
    width: fc.integer({ min: 320, max: 2000 }),
    height: fc.integer({ min: 280, max: 1200 }),
    seats: fc.integer({ min: 2, max: 20 })
  })
  fc.assert(
    fc.property(tables, fc.nat(19), ({ width, height, seats }, nominee) => {
      const angles = handAngles(layoutCircle(width, height, seats).seats, nominee % seats)
      expect(angles).toHaveLength(seats + 1)
      expect(angles.every((angle, index) => index === 0 || angle > (angles[index - 1] ?? 0))).toBe(true)
      expect((angles.at(-1) ?? 0) - (angles[0] ?? 0)).toBeCloseTo(360)
    })
  )
})

test('the clock touches neither tokens nor the names below those above it', () => {
  const places = [
    { x: 0, y: -110 },
    { x: 150, y: -10 },
    { x: 0, y: 90 },
    { x: -150, y: -10 }
  ]
  // The names need 20 pixels, and the tokens have a radius of 30.
  expect(freeRadius(places, 60)).toBe(60)
})
