import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFaceDown } from '#features/grimoire/cards/face-down.ts'

describe('a device lies face down', () => {
  test.each([
    ['flat on the table, face up', 0, 0, false],
    ['flat on the table, face down', 180, 0, true],
    ['face down, turned over its long side', -180, 5, true],
    ['face down on a book', 165, -10, true],
    ['held upright', 90, 0, false],
    ['held like a book', 45, 10, false],
    ['on its side', 0, 90, false],
    ['held above the head in bed', 130, 0, false]
  ])('%s', (_, beta, gamma, expected) => {
    expect(isFaceDown({ beta, gamma }, false)).toBe(expected)
  })

  test('until it is clearly lifted', () => {
    expect(isFaceDown({ beta: 140, gamma: 0 }, false)).toBe(false)
    expect(isFaceDown({ beta: 140, gamma: 0 }, true)).toBe(true)
    expect(isFaceDown({ beta: 110, gamma: 0 }, true)).toBe(false)
  })

  test('never without a sensor', () => {
    expect(isFaceDown({ beta: null, gamma: null }, true)).toBe(false)
  })

  test('the same, whichever way it is turned over', () => {
    const degrees = fc.record({
      beta: fc.integer({ min: -180, max: 180 }),
      gamma: fc.integer({ min: -90, max: 90 })
    })
    fc.assert(
      fc.property(degrees, fc.boolean(), ({ beta, gamma }, was) => {
        const expected = isFaceDown({ beta, gamma }, was)
        expect(isFaceDown({ beta: -beta, gamma }, was)).toBe(expected)
        expect(isFaceDown({ beta, gamma: -gamma }, was)).toBe(expected)
        // Whatever is face down is face down too if it was before.
        if (isFaceDown({ beta, gamma }, false)) expect(isFaceDown({ beta, gamma }, true)).toBe(true)
      })
    )
  })
})
