import { describe, expect, test } from 'vitest'
import { createTextLocator, type TextLocator, type TextRange } from '#features/json/findings/text-locator.ts'

const text = `[
  {"id": "_meta", "name": "Nightfall", "firstNight": ["imp", "nobody"]},
  "imp",
  {"id": "cook", "Reminders": ["short", "far too long"], "flavor": "x"},
]`

const found = (of: (locator: TextLocator) => TextRange, source = text) => {
  const { from, to } = of(createTextLocator(source))
  return source.slice(from, to)
}

describe('the range of a repair', () => {
  test('for an entry is its id', () => {
    expect(found(locator => locator.findLocation({ index: 1, id: 'imp' }))).toBe('"imp"')
    expect(found(locator => locator.findLocation({ index: 2, id: 'cook' }))).toBe('"cook"')
  })

  test('for a field is its value, in any spelling of the key', () => {
    expect(found(locator => locator.findLocation({ id: '_meta', field: 'name' }))).toBe('"Nightfall"')
    expect(found(locator => locator.findLocation({ index: 2, field: 'reminders' }))).toBe('[')
  })

  test('that quotes an item is the item', () => {
    const location = { index: 2, id: 'cook', field: 'reminders' }
    expect(found(locator => locator.findLocation(location, 'far too long'))).toBe('"far too long"')
    expect(found(locator => locator.findLocation(location, 'far to…'))).toBe('"far too long"')
    expect(found(locator => locator.findLocation({ field: 'firstNight' }, 'nobody'))).toBe('"nobody"')
  })

  test('that quotes a key is the key', () => {
    expect(found(locator => locator.findLocation({ index: 2, id: 'cook' }, 'Reminders'))).toBe('"Reminders"')
  })

  test('for a line and column is the word there', () => {
    expect(found(locator => locator.findLocation({ field: '3:3' }))).toBe('"')
    expect(found(locator => locator.findLine(2, 5))).toBe('id')
    expect(createTextLocator('[').findLine(1, 2)).toEqual({ from: 0, to: 1 })
  })

  test('for the whole file is its beginning', () => {
    expect(found(locator => locator.findLocation({}))).toBe('[')
    expect(createTextLocator('').findLocation({ index: 3 })).toEqual({ from: 0, to: 0 })
  })

  test('for an index counts entries in nested lists and in a wrapped list', () => {
    const nested = '[["imp", "chef"], ["spy"]]'
    expect(found(locator => locator.findLocation({ index: 2 }), nested)).toBe('"spy"')
    const wrapped = '{"name": "x", "data": {"characters": ["imp", "chef"]}}'
    expect(found(locator => locator.findLocation({ index: 1, id: 'chef' }), wrapped)).toBe('"chef"')
  })
})

describe('the range of a rule finding', () => {
  test('is the value at its path', () => {
    expect(found(locator => locator.findPath('cook', ['Reminders', 1]))).toBe('"far too long"')
    expect(found(locator => locator.findPath('cook', ['reminders', 7]))).toBe('[')
    expect(found(locator => locator.findPath('cook', ['firstNightReminder']))).toBe('"cook"')
  })

  test('is found if the text is a single character', () => {
    const one = '{"id": "cook", "name": ""}'
    expect(found(locator => locator.findPath('cook', ['name']), one)).toBe('""')
    expect(found(locator => locator.findLocation({ index: 0, field: 'name' }), one)).toBe('""')
  })
})
