import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEqual } from '#core/equal.ts'

test('values with the same content are equal', () => {
  expect(isEqual({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true)
})

test('a key without a value counts as absent', () => {
  expect(isEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isEqual({ a: 1 }, { a: 1, b: null })).toBe(false)
})

test('the order of keys doesn’t matter, the order of items does', () => {
  expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(isEqual([1, 2], [2, 1])).toBe(false)
})

test('a list doesn’t equal an object with the same keys', () => {
  expect(isEqual(['x'], { 0: 'x' })).toBe(false)
  expect(isEqual([], {})).toBe(false)
  expect(isEqual(null, {})).toBe(false)
})

test('any value equals its copy, and doesn’t equal a copy with an additional key', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(isEqual(value, structuredClone(value))).toBe(true)
      expect(isEqual([value], [value, value])).toBe(false)
    })
  )
})
