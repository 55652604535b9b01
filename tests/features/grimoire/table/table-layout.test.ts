import { describe, expect, test } from 'vitest'
import { edgeSize, layoutEdge } from '#features/grimoire/table/layout/edge-layout.ts'
import { layoutAll } from '#features/grimoire/table/layout/full-layout.ts'
import { type Box, boxAround, contains, distance, overlap } from '#features/grimoire/table/layout/geometry.ts'
import { layoutTable, nearestSeat } from '#features/grimoire/table/layout/table-layout.ts'

/** Width and height of the table: phones with a high and a low panel, a tablet, a laptop, a projector. */
const tables = [
  [360, 380],
  [360, 480],
  [390, 420],
  [390, 604],
  [768, 900],
  [700, 940],
  [784, 840],
  [1264, 1020],
  [3000, 2000]
] as const
const cases = tables.flatMap(([width, height]) =>
  [5, 8, 9, 12, 15, 18, 20].map(seats => [width, height, seats] as const)
)

const boxOf = (width: number, height: number) => boxAround({ x: 0, y: 0 }, width, height)

function expectApart(boxes: readonly Box[]) {
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
}

describe.each(cases)('on a table of %i x %i with %i seats', (width, height, seats) => {
  const layout = layoutTable(width, height, seats)

  test('each seat is on the table, with its names', () => {
    expect(layout.seats).toHaveLength(seats)
    for (const { box } of layout.seats) expect(contains(boxOf(layout.width, layout.height), box)).toBe(true)
  })

  test('neither tokens nor names overlap', () => expectApart(layout.seats.map(({ box }) => box)))

  test('tokens are large enough to touch, and names have room', () => {
    expect(layout.token).toBeGreaterThanOrEqual(40)
    for (const { labelWidth } of layout.seats) expect(labelWidth).toBeGreaterThanOrEqual(56)
  })

  test('the whole table is seen at once, except with the most seats on the smallest one', () => {
    expect(layout.height === height).toBe(seats < 18 || height > 420 || (seats < 20 && width === 390))
  })

  test('the left is as the right', () => {
    const places = layout.seats.map(({ x, y }) => [Math.round(x), Math.round(y)].join())
    const mirrored = layout.seats.map(({ x, y }) => [Math.round(-x), Math.round(y)].join())
    expect(mirrored.toSorted()).toEqual(places.toSorted())
  })
})

const middle = { width: 154, height: 60 }
const layoutOf = (width: number, height: number, counts: readonly number[], edgeItems = 0) =>
  layoutAll(width, height, { counts, edgeItems, middle })

describe.each([
  [390, 604, 9, 1, 0],
  [390, 604, 15, 1, 0],
  [390, 604, 20, 1, 0],
  [390, 604, 20, 3, 0],
  [390, 420, 12, 1, 3],
  [390, 420, 20, 3, 2],
  [360, 480, 12, 2, 0],
  [700, 940, 9, 1, 0],
  [700, 940, 20, 3, 0],
  [784, 840, 12, 2, 4],
  [784, 840, 20, 3, 0],
  [1264, 1020, 20, 3, 9],
  [1264, 1020, 5, 12, 0],
  [3000, 2000, 20, 3, 0]
])('on a table of %i x %i with %i seats and %i reminders each, and %i at the edge', (...given) => {
  const [width, height, seats, each, edgeItems] = given
  const { table, reminders } = layoutOf(width, height, Array(seats).fill(each), edgeItems)
  const boxes = reminders.places.map(places =>
    places.map(place => boxAround(place, reminders.width, reminders.height))
  )

  test('nothing overlaps, and everything is on the table', () => {
    const all = [
      ...table.seats.map(({ box }) => box),
      ...(table.edge ? [table.edge] : []),
      boxAround(table.centre, middle.width, middle.height),
      ...boxes.flat()
    ]
    expectApart(all)
    for (const box of all) expect(contains(boxOf(table.width, table.height), box)).toBe(true)
  })

  test('each reminder is near its seat', () => {
    for (const [seat, places] of reminders.places.entries()) {
      const centre = table.seats[seat]
      expect(places).toHaveLength(each)
      for (const place of places)
        expect(centre && distance(place, centre)).toBeLessThan(
          table.token / 2 + Math.max(table.token * 2.5, Math.min(width, height) * 0.3, 145)
        )
    }
  })
})

test.each([360, 390])('on a low table of a phone, %i wide, seats leave the middle free', width => {
  const buttons = { width: 168, height: 50 }
  for (const seats of [6, 7, 8, 9, 10, 12]) {
    const { table } = layoutAll(width, 280, { counts: Array(seats).fill(0), edgeItems: 0, middle: buttons })
    expectApart([
      boxAround(table.centre, buttons.width, buttons.height),
      ...table.seats.map(({ box }) => box)
    ])
    expect(table.height).toBe(280)
  }
})

describe('reminders', () => {
  const readable = (width: number, height: number, counts: readonly number[]) =>
    layoutOf(width, height, counts).reminders.lines

  test('have their texts while there is room', () => {
    expect(readable(700, 940, [1, 2, 1, 0, 0, 1, 0, 0, 0])).toBe(2)
    expect(readable(390, 604, Array(9).fill(1))).toBeGreaterThan(0)
    expect(readable(360, 480, Array(20).fill(3))).toBe(0)
  })

  test('take room from the tokens before they lose their texts', () => {
    const [few, many] = [1, 4].map(each => layoutOf(784, 940, Array(12).fill(each)))
    expect(many?.reminders.lines).toBeGreaterThan(0)
    expect(many?.table.token).toBeLessThan(few?.table.token ?? 0)
  })

  test('the first one of a seat is where it is, however many others have', () => {
    const [few] = layoutOf(700, 940, [1, 0, 0, 0, 0, 0, 0, 0, 0]).reminders.places
    const [many] = layoutOf(700, 940, [1, 2, 0, 0, 0, 0, 0, 0, 0]).reminders.places
    expect(few).toEqual(many)
  })

  test('are placed in any number, the last ones over each other', () => {
    const { places } = layoutOf(700, 940, [400, 0, 0, 0, 0, 0, 0, 0, 1]).reminders
    expect(places[0]).toHaveLength(400)
    expect(places[8]).toHaveLength(1)
  })
})

describe('the edge of the table', () => {
  test.each([
    [390, 604],
    [1264, 1020]
  ])('of %i x %i has a place for each token, beside the seats', (width, height) => {
    const { edge, seats } = layoutTable(width, height, 12, 7)
    if (!edge) throw new Error('no edge')
    const size = edgeSize(width, height)
    const items = layoutEdge(edge, size, 7).map(place => boxAround(place, size.width, size.height))
    expect(items).toHaveLength(7)
    expectApart([...items, ...seats.map(({ box }) => box)])
    for (const box of items) expect(contains(edge, box)).toBe(true)
  })

  test('takes no room while nothing lies there', () => {
    expect(layoutTable(390, 604, 12).edge).toBeUndefined()
  })
})

test('the first seat is on top, and the others follow clockwise', () => {
  const [first, second, third, fourth] = layoutTable(800, 800, 4).seats
  expect(first?.x).toBeCloseTo(0)
  expect(first?.y).toBeLessThan(-250)
  expect(second?.x).toBeGreaterThan(250)
  expect(third?.y).toBeGreaterThan(200)
  expect(fourth?.x).toBeLessThan(-250)
})

test('tokens grow with a projector, and aren’t larger than they need on a small one', () => {
  expect(layoutTable(700, 940, 8).token).toBeCloseTo(120)
  expect(layoutTable(1600, 1400, 8).token).toBeGreaterThan(200)
  expect(layoutTable(390, 604, 8).token).toBeCloseTo(88, 0)
})

test('a table without a size, as before the window’s is known, has its seats too', () => {
  expect(layoutTable(0, 0, 20).seats).toHaveLength(20)
})

test('an empty table has no seats', () => {
  const layout = layoutTable(716, 1000, 0)
  expect(layout.seats).toEqual([])
  expect(nearestSeat(layout, { x: 0, y: 0 })).toBeUndefined()
  expect(layoutOf(716, 1000, []).reminders.places).toEqual([])
})

test('a seat alone is on top', () => {
  const [seat] = layoutTable(716, 1000, 1).seats
  expect(seat && distance(seat, { x: 0, y: seat.y })).toBeLessThan(1)
})
