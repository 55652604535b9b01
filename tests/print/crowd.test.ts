import { expect, test } from 'vitest'
import { type Crowd, planCrowd } from '#print/crowd.ts'

const room = { width: 1084, height: 270 }

const crowds: [string, number[]][] = [
  ['one character', [1]],
  ['five', [2, 1, 1, 1]],
  ['a usual script', [13, 4, 4, 4]],
  ['one with travellers, fabled and loric', [13, 4, 4, 4, 5, 2, 1]],
  ['sixty', [30, 10, 10, 10]],
  ['all that a sheet holds', [120, 40, 40, 30, 10, 5, 5]]
]

/** The rows from the top: each begins where the next place lies further left than the one before it. */
function rowsOf({ places }: Crowd) {
  const rows: { x: number; y: number }[][] = []
  for (const place of places) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row && before && before.x < place.x) row.push(place)
    else rows.push([place])
  }
  return rows
}

test.each(crowds)('%s: everyone has a place in the room, and nobody covers another', (_, teams) => {
  const { size, height, places } = planCrowd(teams, room)
  expect(places).toHaveLength(teams.reduce((sum, count) => sum + count, 0))
  expect(height).toBeLessThanOrEqual(room.height)
  for (const [index, { x, y }] of places.entries()) {
    expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(room.width / 2 + 0.01)
    expect(y - size / 2).toBeGreaterThanOrEqual(-0.01)
    expect(y + size / 2).toBeLessThanOrEqual(height + 0.01)
    const nearest = Math.min(...places.slice(index + 1).map(other => Math.hypot(other.x - x, other.y - y)))
    expect(nearest).toBeGreaterThan(size)
  }
})

test('a usual script has its townsfolk on one arc and all others under them, each team by itself', () => {
  const crowd = planCrowd([13, 4, 4, 4], room)
  const rows = rowsOf(crowd)
  expect(rows.map(row => row.length)).toEqual([13, 12])
  const steps = (rows[1] ?? []).slice(1).map(({ x }, index) => x - (rows[1]?.[index]?.x ?? 0))
  const wide = steps.flatMap((step, index) => (step > crowd.size * 1.15 ? [index + 1] : []))
  expect(wide).toEqual([4, 8])
})

test('a crowd is even: left is as right, and its arcs bend down at both ends', () => {
  const rows = rowsOf(planCrowd([13, 12], room))
  for (const row of rows) {
    const [first, middle, last] = [row[0], row[Math.floor(row.length / 2)], row.at(-1)]
    expect((first?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(0)
    expect(first?.y).toBeGreaterThan(middle?.y ?? 0)
  }
})

test('a large team is parted where this makes all tokens much larger', () => {
  expect(rowsOf(planCrowd([60], room)).length).toBeGreaterThan(3)
  expect(planCrowd([60], room).size).toBeGreaterThan(50)
})

test('nobody needs no room', () => {
  expect(planCrowd([], room)).toEqual({ size: 0, height: 0, places: [] })
})
