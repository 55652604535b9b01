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
