import { describe, expect, test } from 'vitest'
import { layoutCircle, layoutReminders, nearestSeat } from '#features/grimoire/table/circle-layout.ts'

/** Width and height of the table on a small and a usual phone, a tablet, a laptop and a projector. */
const tables = [
  [360, 480],
  [390, 604],
  [768, 900],
  [716, 1000],
  [1920, 1080]
] as const
const cases = tables.flatMap(([width, height]) =>
  [5, 9, 15, 20].map(seats => [width, height, seats] as const)
)

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

describe.each(cases)('on a table of %i x %i with %i seats', (width, height, seats) => {
  const layout = layoutCircle(width, height, seats)

  test('every token is on the table, with its name below', () => {
    for (const { x, y } of layout.seats) {
      expect(Math.abs(x) + layout.token / 2).toBeLessThanOrEqual(width / 2)
      expect(y - layout.token / 2).toBeGreaterThanOrEqual(-height / 2)
      expect(y + layout.token * 0.8).toBeLessThanOrEqual(height / 2)
    }
  })

  test('no token overlaps another one', () => {
    for (const [index, seat] of layout.seats.entries())
      for (const other of layout.seats.slice(index + 1))
        expect(distance(seat, other)).toBeGreaterThanOrEqual(layout.token * 0.97)
  })

  test('tokens are large enough to touch', () => {
    expect(layout.token).toBeGreaterThanOrEqual(44)
  })

  test('a reminder is nearer to its seat than to any other', () => {
    for (const [index, seat] of layout.seats.entries()) {
      const [reminder] = layoutReminders(layout, seat, 1)
      expect(reminder && nearestSeat(layout, reminder)).toBe(index)
    }
  })
})

test('the first seat is on top, and the others follow clockwise', () => {
  const [first, second, third, fourth] = layoutCircle(800, 800, 4).seats
  expect(first?.x).toBeCloseTo(0)
  expect(first?.y).toBeLessThan(-250)
  expect(second?.x).toBeGreaterThan(250)
  expect(third?.y).toBeGreaterThan(200)
  expect(fourth?.x).toBeLessThan(-250)
})

describe('reminders', () => {
  const layout = layoutCircle(716, 1000, 9)
  const [seat] = layout.seats
  if (!seat) throw new Error('no seat')

  test('lead towards the middle and don’t pass it', () => {
    const line = layoutReminders(layout, seat, 12)
    const toMiddle = line.map(point => distance(point, { x: 0, y: 0 }))
    expect(toMiddle).toEqual(toMiddle.toSorted((one, other) => other - one))
    expect(Math.max(...line.map(({ y }) => y))).toBeLessThanOrEqual(0)
  })

  test('lie beside each other while there is room', () => {
    const [one, two] = layoutReminders(layout, seat, 3)
    expect(one && two && distance(one, two)).toBeGreaterThanOrEqual(layout.reminder)
  })

  test('may be none', () => {
    expect(layoutReminders(layout, seat, 0)).toEqual([])
  })
})

test('an empty table has no seats', () => {
  const layout = layoutCircle(716, 1000, 0)
  expect(layout.seats).toEqual([])
  expect(nearestSeat(layout, { x: 0, y: 0 })).toBeUndefined()
})
