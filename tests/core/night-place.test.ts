import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightOrder } from '#core/night-order.ts'
import { nightStops, numberBetween, placeOfNumber } from '#core/night-place.ts'
import { aScript, catalogue, custom } from './build.ts'

const reminded = { otherNightReminder: 'Wake.' }

describe('a number between two others', () => {
  test.each([
    [8, 20, 9],
    [8, 9, 8.5],
    [8, 8.5, 8.3],
    [8.2, 9, 8.6],
    [8, 8, 8],
    [93, undefined, 94],
    [200, undefined, 200]
  ])('after %s and before %s is %s', (before, after, number) => {
    expect(numberBetween(before, after)).toBe(number)
  })

  test('lies between any two', () => {
    const anyNumber = fc.double({ min: 0, max: 200, noNaN: true })
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        fc.pre(high - low > 1e-9)
        const number = numberBetween(low, high)
        expect(number > low && number < high).toBe(true)
      })
    )
  })
})

describe('the stops of a night', () => {
  const script = aScript({
    characters: ['poisoner', 'witch', custom('cook', { otherNight: 9, ...reminded })]
  })

  test('are steps, the script’s characters and all official ones, by number', () => {
    const stops = nightStops(script, 'otherNight', catalogue, '')
    expect(stops[0]?.id).toBe('dusk')
    expect(stops.find(({ id }) => id === 'cook')).toEqual({ id: 'cook', number: 9, isOnScript: true })
    expect(stops.find(({ id }) => id === 'imp')?.isOnScript).toBe(false)
    expect(stops.map(({ id }) => id)).not.toContain('minioninfo')
    const numbers = stops.slice(1).map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  test('leave out the character whose place is looked for', () => {
    expect(nightStops(script, 'otherNight', catalogue, 'cook').map(({ id }) => id)).not.toContain('cook')
  })

  test('make the place that is chosen the place in the night', () => {
    const stops = nightStops(script, 'otherNight', catalogue, 'cook').filter(stop => stop.isOnScript)
    stops.forEach((stop, index) => {
      const otherNight = numberBetween(stop.number, stops[index + 1]?.number)
      const placed = aScript({
        characters: ['poisoner', 'witch', custom('cook', { otherNight, ...reminded })]
      })
      const order = nightOrder(placed, 'otherNight', catalogue)
      expect(order[order.indexOf('cook') - 1]).toBe(stop.id)
      expect(placeOfNumber(stops, otherNight).before).toBe(stop)
    })
  })
})

test('a number before dusk’s comes after dusk, one with dawn’s before dawn', () => {
  const stops = nightStops(aScript(), 'otherNight', catalogue, '').filter(stop => stop.isOnScript)
  expect(placeOfNumber(stops, 0.5).before?.id).toBe('dusk')
  const dawn = stops.find(({ id }) => id === 'dawn')?.number ?? 0
  expect(placeOfNumber(stops, dawn).after?.id).toBe('dawn')
})
