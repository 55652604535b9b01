import { describe, expect, test } from 'vitest'
import {
  lineKeepsWithNext,
  Pages,
  paginate,
  paginateEvenly,
  planMost,
  splitEvery
} from '#print/page/paginate.ts'

const height = (item: number) => item

describe('paginate', () => {
  test('fills each page before the next', () => {
    expect(paginate([4, 3, 3, 5, 5, 1], { room: 10 }, { height })).toEqual([[4, 3, 3], [5, 5], [1]])
  })

  test('counts the gap between two items, but not below the last', () => {
    expect(paginate([4, 4, 4], { room: 10 }, { height, gap: () => 2 })).toEqual([[4, 4], [4]])
  })

  test('keeps an item on the page of the next one', () => {
    const rules = { height, keepsWithNext: (item: number) => item === 1 }
    expect(paginate([8, 1, 1, 5], { room: 10 }, rules)).toEqual([[8], [1, 1, 5]])
    expect(paginate([1, 10], { room: 10 }, rules)).toEqual([[1], [10]])
  })

  test('gives an item taller than a page its own page', () => {
    expect(paginate([2, 20, 2], { room: 10 }, { height })).toEqual([[2], [20], [2]])
  })

  test('repeats the height of a heading on each page', () => {
    expect(paginate([4, 4, 4], { room: 10, heading: 3 }, { height })).toEqual([[4], [4], [4]])
  })

  test('leaves the first page empty when nothing fits below what is on it', () => {
    expect(paginate([4, 6], { room: 10, used: 7 }, { height })).toEqual([[], [4, 6]])
    expect(paginate([3, 6], { room: 10, used: 7 }, { height })).toEqual([[3], [6]])
  })

  test('has no pages without items', () => {
    expect(paginate([], { room: 10 }, { height })).toEqual([])
  })
})

test.each([
  [1, [false]],
  [2, [true, false]],
  [3, [true, true, false]],
  [5, [true, false, false, true, false]]
])('a paragraph of %i lines keeps two lines together at both ends', (count, kept) => {
  expect(kept.map((_, index) => lineKeepsWithNext(index, count))).toEqual(kept)
})

test('paginates evenly: on as few pages, with the last one about as full as the others', () => {
  const rules = { height: (item: number) => item, gap: () => 1 }
  const items = Array.from({ length: 11 }, () => 9)
  expect(paginate(items, { room: 100 }, rules).map(({ length }) => length)).toEqual([10, 1])
  expect(paginateEvenly(items, 100, rules).map(({ length }) => length)).toEqual([6, 5])
  expect(paginateEvenly([9, 9], 100, rules)).toEqual([[9, 9]])
  expect(paginateEvenly([], 100, rules)).toEqual([])
})

test('splits items into parts of one size', () => {
  expect(splitEvery([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(splitEvery([], 2)).toEqual([])
})

test('plans the most items that fit', () => {
  const plan = (count: number) => count * count
  expect(planMost(9, 1, plan, planned => planned <= 30)).toBe(25)
  expect(planMost(9, 6, plan, planned => planned <= 30)).toBeUndefined()
})

describe('pages of parts', () => {
  const take = (pages: Pages<{ height: number }>) => (rest: readonly number[]) => {
    const item = planMost(
      rest.length,
      1,
      count => ({ height: count * 3 }),
      each => each.height <= pages.roomLeft()
    )
    return { item, rest: rest.slice(item ? item.height / 3 : 0) }
  }

  test('continue on the next pages', () => {
    const pages = new Pages<{ height: number }>(10, 1)
    pages.addParts([1, 2, 3, 4, 5], take(pages))
    pages.addParts([1], take(pages))
    expect(pages.all).toEqual([[{ height: 9 }], [{ height: 6 }, { height: 3 }]])
  })

  test('throw rather than add pages forever', () => {
    const pages = new Pages<{ height: number }>(2, 1)
    expect(() => pages.addParts([1], take(pages))).toThrow('taller than a page')
  })
})
