import { describe, expect, test } from 'vitest'
import { fillSlots, hideShown, noSlots } from '#features/filling/slots.ts'

describe('slots of suggestions', () => {
  test('have the best three, or fewer where fewer fit', () => {
    expect(fillSlots(noSlots, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c'])
    expect(fillSlots(noSlots, ['a'])).toEqual(['a'])
  })

  test('keep their suggestions when the ranking changes, and replace the one that no longer fits', () => {
    const slots = { ids: ['a', 'b', 'c'], hidden: new Set<string>() }
    expect(fillSlots(slots, ['d', 'c', 'a', 'e'])).toEqual(['a', 'd', 'c'])
  })

  test('replace a dismissed one by one that was not shown yet', () => {
    const slots = hideShown(noSlots, ['a', 'b', 'c'], ['b'])
    expect(fillSlots(slots, ['a', 'b', 'c', 'd'])).toEqual(['a', 'd', 'c'])
  })

  test('page on without repeats until all were shown', () => {
    const ranked = ['a', 'b', 'c', 'd', 'e']
    let slots = hideShown(noSlots, [], fillSlots(noSlots, ranked))
    expect(fillSlots(slots, ranked)).toEqual(['d', 'e'])
    slots = hideShown(slots, [], ['d', 'e'])
    expect(fillSlots(slots, ranked)).toEqual([])
  })
})
