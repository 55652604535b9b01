import { expect, test } from 'vitest'
import { planTokenCluster, type TokenCluster } from '#print/cards/token-cluster.ts'

const area = { width: 1084, height: 270 }

const cases: [string, number[]][] = [
  ['one character', [1]],
  ['five characters', [2, 1, 1, 1]],
  ['a usual script', [13, 4, 4, 4]],
  ['a script with travellers, fabled and loric', [13, 4, 4, 4, 5, 2, 1]],
  ['sixty characters', [30, 10, 10, 10]],
  ['the most characters of a sheet', [120, 40, 40, 30, 10, 5, 5]]
]

/** The rows from the top. A row begins at each position left of the one before it. */
function rowsOf({ positions }: TokenCluster) {
  const rows: { x: number; y: number }[][] = []
  for (const position of positions) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row && before && before.x < position.x) row.push(position)
    else rows.push([position])
  }
  return rows
}

test.each(cases)('%s: all tokens are inside the area and none overlap', (_, teams) => {
  const { size, height, positions } = planTokenCluster(teams, area)
  expect(positions).toHaveLength(teams.reduce((sum, count) => sum + count, 0))
  expect(height).toBeLessThanOrEqual(area.height)
  for (const [index, { x, y }] of positions.entries()) {
    expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(area.width / 2 + 0.01)
    expect(y - size / 2).toBeGreaterThanOrEqual(-0.01)
    expect(y + size / 2).toBeLessThanOrEqual(height + 0.01)
    const nearest = Math.min(...positions.slice(index + 1).map(other => Math.hypot(other.x - x, other.y - y)))
    expect(nearest).toBeGreaterThan(size)
  }
})

test('a usual script has its townsfolk on one arc and the other teams, with gaps between them, on the arc below', () => {
  const cluster = planTokenCluster([13, 4, 4, 4], area)
  const rows = rowsOf(cluster)
  expect(rows.map(row => row.length)).toEqual([13, 12])
  const steps = (rows[1] ?? []).slice(1).map(({ x }, index) => x - (rows[1]?.[index]?.x ?? 0))
  const teamGaps = steps.flatMap((step, index) => (step > cluster.size * 1.15 ? [index + 1] : []))
  expect(teamGaps).toEqual([4, 8])
})

test('a cluster is symmetrical, and its arcs bend down at both ends', () => {
  const rows = rowsOf(planTokenCluster([13, 12], area))
  for (const row of rows) {
    const [first, middle, last] = [row[0], row[Math.floor(row.length / 2)], row.at(-1)]
    expect((first?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(0)
    expect(first?.y).toBeGreaterThan(middle?.y ?? 0)
  }
})

test('a large team is split over rows when this makes all tokens much larger', () => {
  expect(rowsOf(planTokenCluster([60], area)).length).toBeGreaterThan(3)
  expect(planTokenCluster([60], area).size).toBeGreaterThan(50)
})

test('no tokens need no space', () => {
  expect(planTokenCluster([], area)).toEqual({ size: 0, height: 0, positions: [] })
})
