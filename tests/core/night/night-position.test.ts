import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightOrder } from '#core/night/night-order.ts'
import {
  findNightNeighbours,
  fullNightOrder,
  wakeNumberAfter,
  wakeNumberBetween
} from '#core/night/night-position.ts'
import { aScript, catalogue, custom } from '../script-builders.ts'

const reminded = { otherNightReminder: 'Wake.' }

describe('a number between two others', () => {
  test.each([
    [8, 20, 9],
    [8, 9, 8.5],
    [8, 8.5, 8.3],
    [8.2, 9, 8.6],
    [8, 8, 8],
    [93, undefined, 94],
    [200, undefined, 201],
    [3010, 14_800, 3011]
  ])('after %s and before %s is %s', (before, after, number) => {
    expect(wakeNumberBetween(before, after)).toBe(number)
  })

  test('is between any two numbers', () => {
    const anyNumber = fc.double({ min: 0, max: 15_000, noNaN: true })
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        fc.pre(high - low > 1e-9)
        const number = wakeNumberBetween(low, high)
        expect(number > low && number < high).toBe(true)
      })
    )
  })
})

describe('the full order of a night', () => {
  const script = aScript({
    characters: ['poisoner', 'witch', custom('cook', { otherNight: 9, ...reminded })]
  })

  test('has steps, the script’s characters and all official ones, by wake-up number', () => {
    const entries = fullNightOrder(script, 'otherNight', catalogue, '')
    expect(entries[0]?.id).toBe('dusk')
    expect(entries.find(({ id }) => id === 'cook')).toEqual({ id: 'cook', number: 9, isOnScript: true })
    expect(entries.find(({ id }) => id === 'imp')?.isOnScript).toBe(false)
    expect(entries.map(({ id }) => id)).not.toContain('minioninfo')
    const numbers = entries.slice(1).map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  test('leaves out the given character', () => {
    expect(fullNightOrder(script, 'otherNight', catalogue, 'cook').map(({ id }) => id)).not.toContain('cook')
  })

  test('has each step once when a character of the script has the id of a step, as the night order does', () => {
    const odd = aScript({ characters: ['imp', custom('demoninfo', { firstNight: 3 })] })
    const ids = fullNightOrder(odd, 'firstNight', catalogue, '').filter(entry => entry.isOnScript)
    expect(ids.map(({ id }) => id)).toEqual(nightOrder(odd, 'firstNight', catalogue))
  })

  test('matches the night order after a position is chosen', () => {
    const entries = fullNightOrder(script, 'otherNight', catalogue, 'cook').filter(entry => entry.isOnScript)
    entries.slice(0, -1).forEach((entry, index) => {
      const otherNight = wakeNumberAfter(entry, entries[index + 1])
      const placed = aScript({
        characters: ['poisoner', 'witch', custom('cook', { otherNight, ...reminded })]
      })
      const order = nightOrder(placed, 'otherNight', catalogue)
      expect(order[order.indexOf('cook') - 1]).toBe(entry.id)
      expect(findNightNeighbours(entries, otherNight, false).before).toBe(entry)
    })
  })
})

test('a number below dusk’s comes after dusk, dawn’s number comes before dawn', () => {
  const entries = fullNightOrder(aScript(), 'otherNight', catalogue, '').filter(entry => entry.isOnScript)
  expect(findNightNeighbours(entries, 0.5, true).before?.id).toBe('dusk')
  const dawn = entries.find(({ id }) => id === 'dawn')?.number ?? 0
  expect(findNightNeighbours(entries, dawn, true).after?.id).toBe('dawn')
})

test('a number that others have comes after all of these', () => {
  const entries = fullNightOrder(aScript(), 'otherNight', catalogue, '').filter(({ id }) => id !== 'dusk')
  for (const { id, number } of entries.filter(entry => entry.id !== 'dawn')) {
    const last = entries.findLast(other => other.number === number && other.id !== 'dawn')
    expect([id, findNightNeighbours(entries, number, true).before]).toEqual([id, last])
  }
})

test('a number of another scale has its place among such numbers, before dawn', () => {
  const script = aScript({
    characters: [custom('a', { otherNight: 3010 }), custom('b', { otherNight: 14_800 })]
  })
  const entries = fullNightOrder(script, 'otherNight', catalogue, '').filter(entry => entry.isOnScript)
  expect(entries.map(({ id }) => id)).toEqual(['dusk', 'a', 'b', 'dawn'])
  expect(findNightNeighbours(entries, 5000, false)).toMatchObject({ before: { id: 'a' }, after: { id: 'b' } })
  expect(findNightNeighbours(entries, 20_000, false)).toMatchObject({
    before: { id: 'b' },
    after: { id: 'dawn' }
  })
  const [, , last, dawn] = entries
  expect(last && wakeNumberAfter(last, dawn)).toBe(14_801)
})
