import { expect, test } from 'vitest'
import { numberNight } from '../../../tools/catalogue-import/night-numbers.ts'

const current = new Map([
  ['dusk', 1],
  ['wraith', 1.1],
  ['chef', 2],
  ['empath', 3],
  ['spy', 4],
  ['dawn', 5],
  ['vizier', 6]
])
const fixed = new Set(['dusk', 'dawn'])
const numbered = (...order: string[]) => Object.fromEntries(numberNight(order, current, fixed))

test('an unchanged order keeps all numbers', () => {
  expect(numbered(...current.keys())).toEqual(Object.fromEntries(current))
})

test('a new id gets a decimal between its neighbours', () => {
  expect(numbered('dusk', 'wraith', 'angel', 'chef', 'baker', 'empath', 'spy', 'dawn', 'vizier')).toEqual({
    ...Object.fromEntries(current),
    angel: 1.2,
    baker: 2.1
  })
})

test('a new id gets a free integer', () => {
  expect(numbered('dusk', 'chef', 'baker', 'spy', 'dawn', 'vizier', 'leviathan')).toMatchObject({
    chef: 2,
    baker: 3,
    spy: 4,
    leviathan: 7
  })
})

test('many new ids get increasing numbers', () => {
  const newcomers = Array.from({ length: 12 }, (_, index) => `newcomer${index}`)
  const numbers = numberNight(['dusk', 'wraith', ...newcomers, 'chef'], current, fixed)
  const values = [...numbers.values()]
  expect(values).toEqual([...values].sort((one, other) => one - other))
  expect(new Set(values).size).toBe(15)
  expect(numbers.get('newcomer11')).toBe(1.22)
})

test('only the moved id gets another number', () => {
  expect(numbered('dusk', 'wraith', 'spy', 'chef', 'empath', 'dawn', 'vizier')).toEqual({
    ...Object.fromEntries(current),
    spy: 1.2
  })
})

test('steps keep their numbers, even when most of the night moves past one', () => {
  expect(numbered('dusk', 'dawn', 'wraith', 'chef', 'empath', 'spy', 'vizier')).toEqual({
    dusk: 1,
    dawn: 5,
    wraith: 5.1,
    chef: 5.2,
    empath: 5.3,
    spy: 5.4,
    vizier: 6
  })
})

test('a night without known numbers is numbered from 1', () => {
  expect([...numberNight(['a', 'b', 'c'], new Map(), new Set()).values()]).toEqual([1, 2, 3])
  expect(numberNight([], current, fixed)).toEqual(new Map())
})

test('ids after the last known one get the next integers', () => {
  const numbers = numberNight(['a', 'x', 'y'], new Map([['a', 2.5]]), new Set())
  expect(Object.fromEntries(numbers)).toEqual({ a: 2.5, x: 3, y: 4 })
})

test('new ids get integers as long as these are free, else as few decimals as needed', () => {
  const between = (low: number, high: number, count: number) => {
    const ids = Array.from({ length: count }, (_, index) => `new${index}`)
    const numbers = numberNight(
      ['low', ...ids, 'high'],
      new Map([
        ['low', low],
        ['high', high]
      ]),
      new Set()
    )
    return ids.map(id => numbers.get(id))
  }
  expect(between(1, 4, 2)).toEqual([2, 3])
  expect(between(1, 3, 2)).toEqual([1.1, 1.2])
  expect(between(1.5, 5, 2)).toEqual([2, 3])
  expect(between(1.1, 1.3, 1)).toEqual([1.2])
  expect(between(1.1, 1.2, 1)).toEqual([1.11])
  expect(between(1.25, 2, 1)).toEqual([1.35])
})

test('of several ids that could stay, the first run with the most stays', () => {
  const known = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3]
  ])
  expect(Object.fromEntries(numberNight(['b', 'c', 'a'], known, new Set()))).toEqual({ b: 2, c: 3, a: 4 })
  expect(Object.fromEntries(numberNight(['b', 'a'], known, new Set()))).toEqual({ b: 2, a: 3 })
})
