import { expect, test } from 'vitest'
import { limitDecoding } from '#functions/images/limit-decoding.ts'

test('the images of a print are decoded up to the limit, whatever their order', () => {
  const takePixels = limitDecoding(10)
  expect([4, 7, 5, 1, 1].map(takePixels)).toEqual([true, false, true, true, false])
  // Each print has its own.
  expect(limitDecoding(10)(10)).toBe(true)
})
