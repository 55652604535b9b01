import { expect, test } from 'vitest'
import { pathOperators } from '#print/pdf/path-operators.ts'

const operatorsOf = (path: string) => pathOperators(path).split('\n')

test('converts absolute and relative moves and lines; further pairs after a move are lines', () => {
  expect(operatorsOf('M1 2 3 4l1-1H9v2z')).toEqual(['1 2 m', '3 4 l', '4 3 l', '9 3 l', '9 5 l', 'h'])
})

test('a relative command after a close begins at the start of the subpath', () => {
  expect(operatorsOf('M5 5h2zl1 1').at(-1)).toBe('6 6 l')
})

test('smooth curves reflect the previous control point', () => {
  expect(operatorsOf('M0 0C0 1 2 3 4 4S6 6 8 8').at(-1)).toBe('6 5 6 6 8 8 c')
  expect(operatorsOf('M0 0L4 4S6 6 8 8').at(-1)).toBe('4 4 6 6 8 8 c')
})

test('quadratic curves become cubic curves', () => {
  expect(operatorsOf('M0 0Q3 3 6 0').at(-1)).toBe('2 2 4 2 6 0 c')
  expect(operatorsOf('M0 0Q3 3 6 0T12 0').at(-1)).toBe('8 -2 10 -2 12 0 c')
})

test('a quarter circle is one curve with the standard control points', () => {
  expect(operatorsOf('M10 0A10 10 0 0 1 0 10').at(-1)).toBe('10 5.523 5.523 10 0 10 c')
})

test('the flags of an arc need no spaces', () => {
  expect(operatorsOf('M10 0a10 10 0 01-10 10')).toEqual(operatorsOf('M10 0a10 10 0 0 1 -10 10'))
})

test('a large arc takes the longer way', () => {
  expect(operatorsOf('M10 0A10 10 0 1 0 0 10').filter(line => line.endsWith('c'))).toHaveLength(3)
})

test('numbers need no spaces between them', () => {
  expect(operatorsOf('M.5.5-1-1l1e1.5')).toEqual(['0.5 0.5 m', '-1 -1 l', '9 -0.5 l'])
})
