import { describe, expect, test } from 'vitest'
import { findTargetIndex } from '#ui/lists/drag-rows.ts'
import { moveItem } from '#ui/lists/row-moves.ts'

/** Adjacent rows with these heights. */
const rows = (...heights: number[]) =>
  heights.map((height, index) => ({
    top: heights.slice(0, index).reduce((sum, each) => sum + each, 0),
    height
  }))

describe('the target index of a dragged row', () => {
  const even = rows(50, 50, 50, 50)

  test('is its own index until it covers half of a neighbour', () => {
    expect(findTargetIndex(even, 1, 0)).toBe(1)
    expect(findTargetIndex(even, 1, 24)).toBe(1)
    expect(findTargetIndex(even, 1, -24)).toBe(1)
  })

  test('is the neighbour’s index from then on', () => {
    expect(findTargetIndex(even, 1, 26)).toBe(2)
    expect(findTargetIndex(even, 1, -26)).toBe(0)
    expect(findTargetIndex(even, 0, 3 * 50)).toBe(3)
    expect(findTargetIndex(even, 3, -3 * 50)).toBe(0)
  })

  test('depends on the height of the neighbours, not its own', () => {
    expect(findTargetIndex(rows(20, 100, 20), 0, 49)).toBe(0)
    expect(findTargetIndex(rows(20, 100, 20), 0, 51)).toBe(1)
    expect(findTargetIndex(rows(20, 100, 20), 1, 9)).toBe(1)
    expect(findTargetIndex(rows(20, 100, 20), 1, 11)).toBe(2)
  })
})

describe('moving an item of a list', () => {
  test('returns a new list and leaves the original unchanged', () => {
    const list = ['a', 'b', 'c', 'd']
    expect(moveItem(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(list).toEqual(['a', 'b', 'c', 'd'])
  })
})
