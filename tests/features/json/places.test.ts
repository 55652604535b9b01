import { describe, expect, test } from 'vitest'
import { type Places, placesIn, type Range } from '#features/json/places.ts'

const text = `[
  {"id": "_meta", "name": "Nightfall", "firstNight": ["imp", "nobody"]},
  "imp",
  {"id": "cook", "Reminders": ["short", "far too long"], "flavor": "x"},
]`

const found = (of: (places: Places) => Range, source = text) => {
  const { from, to } = of(placesIn(source))
  return source.slice(from, to)
}

describe('a note of the reader', () => {
  test('about an entry is at its id', () => {
    expect(found(places => places.ofPlace({ index: 1, id: 'imp' }))).toBe('"imp"')
    expect(found(places => places.ofPlace({ index: 2, id: 'cook' }))).toBe('"cook"')
  })

  test('about a field is at its value, in whatever spelling the key is', () => {
    expect(found(places => places.ofPlace({ id: '_meta', field: 'name' }))).toBe('"Nightfall"')
    expect(found(places => places.ofPlace({ index: 2, field: 'reminders' }))).toBe('[')
  })

  test('that quotes an item is at that item', () => {
    const place = { index: 2, id: 'cook', field: 'reminders' }
    expect(found(places => places.ofPlace(place, 'far too long'))).toBe('"far too long"')
    expect(found(places => places.ofPlace(place, 'far to…'))).toBe('"far too long"')
    expect(found(places => places.ofPlace({ field: 'firstNight' }, 'nobody'))).toBe('"nobody"')
  })

  test('that quotes a key is at that key', () => {
    expect(found(places => places.ofPlace({ index: 2, id: 'cook' }, 'Reminders'))).toBe('"Reminders"')
  })

  test('about a line is there', () => {
    expect(found(places => places.ofPlace({ field: '3:3' }))).toBe('"')
    expect(found(places => places.ofLine(2, 5))).toBe('id')
    expect(placesIn('[').ofLine(1, 2)).toEqual({ from: 0, to: 1 })
  })

  test('about the file as a whole is at its beginning', () => {
    expect(found(places => places.ofPlace({}))).toBe('[')
    expect(placesIn('').ofPlace({ index: 3 })).toEqual({ from: 0, to: 0 })
  })

  test('counts entries of lists within lists, and of a list that something is wrapped around', () => {
    const nested = '[["imp", "chef"], ["spy"]]'
    expect(found(places => places.ofPlace({ index: 2 }), nested)).toBe('"spy"')
    const wrapped = '{"name": "x", "data": {"characters": ["imp", "chef"]}}'
    expect(found(places => places.ofPlace({ index: 1, id: 'chef' }), wrapped)).toBe('"chef"')
  })
})

describe('what a rule speaks of', () => {
  test('is the value at its path', () => {
    expect(found(places => places.ofPath('cook', ['Reminders', 1]))).toBe('"far too long"')
    expect(found(places => places.ofPath('cook', ['reminders', 7]))).toBe('[')
    expect(found(places => places.ofPath('cook', ['firstNightReminder']))).toBe('"cook"')
  })

  test('is found in a text that is one character alone', () => {
    const one = '{"id": "cook", "name": ""}'
    expect(found(places => places.ofPath('cook', ['name']), one)).toBe('""')
    expect(found(places => places.ofPlace({ index: 0, field: 'name' }), one)).toBe('""')
  })
})
