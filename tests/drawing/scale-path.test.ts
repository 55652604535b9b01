import { expect, test } from 'vitest'
import { scalePath } from '#drawing/scale-path.ts'
import { expectGrowth, growing } from '../growth.ts'

test.each([
  ['M1 2L3 4z', 'M2 6 L6 12 z'],
  ['m1,2 3,4h5v6H7V8', 'm2 6 6 12 h10 v18 H14 V24 '],
  ['M.5.5-1-1', 'M1 1.5 -2 -3 '],
  ['C1 1 2 2 3 3s1 1 2 2Q1 1 2 2t3 3', 'C2 3 4 6 6 9 s2 3 4 6 Q2 3 4 6 t6 9 '],
  ['M1e1 1E-1', 'M20 0.3 '],
  ['', '']
])('scales %s', (d, scaled) => {
  expect(scalePath(d, 2, 3)).toBe(scaled)
})

test('the flags of an arc may stand without spaces', () => {
  expect(scalePath('a4 4 0 0110 0', 2, 2)).toBe(scalePath('a4 4 0 0 1 10 0', 2, 2))
})

test('a circle becomes an ellipse', () => {
  const [, radiusX, radiusY, rotation] =
    scalePath('a5 5 0 1 1 10 0', 3, 1).match(/^a(\S+) (\S+) (\S+) 1 1 30 0/) ?? []
  const radii = [Number(radiusX), Number(radiusY)]
  expect(radii).toEqual([15, 5])
  expect(Number(rotation) % 180).toBeCloseTo(0)
})

test.each([
  [30, 2, 1],
  [45, 1, 3],
  [-70, 0.5, 4]
])('points of an ellipse turned by %s° lie on the scaled one', (turn, scaleX, scaleY) => {
  const numbers = scalePath(`a8 3 ${turn} 0 1 1 1`, scaleX, scaleY).slice(1).split(' ').map(Number)
  const [radiusX = 0, radiusY = 0, rotation = 0] = numbers
  for (const angle of [0, 0.7, 1.9, 3, 5]) {
    const [x, y] = rotate(8 * Math.cos(angle), 3 * Math.sin(angle), turn)
    const [along, across] = rotate(x * scaleX, y * scaleY, -rotation)
    expect((along / radiusX) ** 2 + (across / radiusY) ** 2).toBeCloseTo(1, 2)
  }
})

const rotate = (x: number, y: number, degrees: number): [number, number] => {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [x * cos - y * sin, x * sin + y * cos]
}

test('ends at a mistake', () => {
  expect(scalePath('M1 1L2 2LX9 9', 2, 2)).toBe('M2 2 L4 4 L')
  expect(scalePath('9 9M1 1', 2, 2)).toBe('')
})

test('time grows with the length', () => {
  expectGrowth(
    growing(3000, count => `M0 0${'l1.5-2.5'.repeat(count)}`),
    d => scalePath(d, 2, 3)
  )
})
