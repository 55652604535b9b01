import { expect, test } from 'vitest'
import { expectGrowth, growing } from './growth.ts'

const counts = growing(1000, count => count)

test('a function whose time grows with the square is found', () => {
  let sum = 0
  const square = (count: number) => {
    for (let index = 0; index < count * count; index += 1) sum += index % 7
  }
  expect(() => expectGrowth(counts, square)).toThrow('for four times the size')
  expect(sum).toBeGreaterThan(0)
})

test('memory that only a larger input maps does not count as growth', () => {
  const lists = growing(10_000, count => count)
  // 80 KB fit among small objects, and 320 KB don't.
  expectGrowth(lists, count => {
    for (let index = 0; index < 20; index += 1) expect(new Array(count).fill(index).length).toBe(count)
  })
})
