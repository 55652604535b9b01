import { expect, test } from 'vitest'
import { differenceOf, type Pixels } from '../../tools/help-screenshots/compare-pictures.ts'

const picture = (...grey: number[]): Pixels => ({
  width: grey.length,
  height: 1,
  channels: 3,
  data: Uint8Array.from(grey.flatMap(value => [value, value, value]))
})

test('the share of pixels that have changed is found, whatever the compression did to the others', () => {
  expect(differenceOf(picture(10, 20, 30, 40), picture(10, 20, 30, 40))).toBe(0)
  expect(differenceOf(picture(10, 20, 30, 40), picture(14, 12, 41, 33))).toBe(0)
  expect(differenceOf(picture(10, 20, 30, 40), picture(10, 220, 30, 40))).toBe(0.25)
})

test('a change of a single colour counts', () => {
  const red = { ...picture(0, 0), data: Uint8Array.from([200, 0, 0, 0, 0, 0]) }
  expect(differenceOf(picture(0, 0), red)).toBe(0.5)
})

test('pictures of different sizes differ', () => {
  expect(differenceOf(picture(10), picture(10, 10))).toBe(1)
})
