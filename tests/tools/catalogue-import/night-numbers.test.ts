import { expect, test } from 'vitest'
import { numberNight } from '../../../tools/catalogue-import/night-numbers.ts'

const now = new Map([
  ['dusk', 1],
  ['wraith', 1.1],
  ['chef', 2],
  ['empath', 3],
  ['spy', 4],
  ['dawn', 5],
  ['vizier', 6]
])
const fixed = new Set(['dusk', 'dawn'])
const numbered = (...order: string[]) => Object.fromEntries(numberNight(order, now, fixed))

test('whoever stands where it stood keeps its number', () => {
  expect(numbered(...now.keys())).toEqual(Object.fromEntries(now))
})

test('a newcomer stands between its neighbours, by a decimal', () => {
  expect(numbered('dusk', 'wraith', 'angel', 'chef', 'baker', 'empath', 'spy', 'dawn', 'vizier')).toEqual({
    ...Object.fromEntries(now),
    angel: 1.2,
    baker: 2.1
  })
})

test('a newcomer takes a whole number that is free', () => {
  expect(numbered('dusk', 'chef', 'baker', 'spy', 'dawn', 'vizier', 'leviathan')).toMatchObject({
    chef: 2,
    baker: 3,
    spy: 4,
    leviathan: 7
  })
})

test('many newcomers find room, in order', () => {
  const newcomers = Array.from({ length: 12 }, (_, index) => `newcomer${index}`)
  const numbers = numberNight(['dusk', 'wraith', ...newcomers, 'chef'], now, fixed)
  const values = [...numbers.values()]
  expect(values).toEqual([...values].sort((one, other) => one - other))
  expect(new Set(values).size).toBe(15)
  expect(numbers.get('newcomer11')).toBe(1.22)
})

test('only the one that moved gets another number', () => {
  expect(numbered('dusk', 'wraith', 'spy', 'chef', 'empath', 'dawn', 'vizier')).toEqual({
    ...Object.fromEntries(now),
    spy: 1.2
  })
})

test('the steps keep their numbers, even when most of the night moves over one', () => {
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
