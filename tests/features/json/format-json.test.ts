import { describe, expect, test } from 'vitest'
import { formatJson } from '#features/json/format-json.ts'

describe('formatted JSON', () => {
  test('has each entry of the outermost list on lines of its own', () => {
    expect(formatJson(['imp', 'chef'])).toBe('[\n  "imp",\n  "chef"\n]')
  })

  test('has each field of an entry on a line, and no field without a value', () => {
    expect(formatJson([{ id: 'cook', setup: false, image: undefined }])).toBe(
      '[\n  {\n    "id": "cook",\n    "setup": false\n  }\n]'
    )
  })

  test('has short lists on one line', () => {
    expect(formatJson({ reminders: ['Dead', 'No ability'], night: [1, null, true] })).toBe(
      '{\n  "reminders": ["Dead", "No ability"],\n  "night": [1, null, true]\n}'
    )
  })

  test('fills lines of at most 64 characters with the items of longer lists', () => {
    const order = Array.from({ length: 20 }, (_, index) => `character${index}`)
    const lines = formatJson({ firstNight: order }).split('\n')
    expect(lines[1]).toBe('  "firstNight": [')
    expect(lines.at(-2)).toBe('  ]')
    expect(lines.length).toBeLessThan(12)
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(64)
  })

  test('gives long texts and objects in lists lines of their own', () => {
    const long = 'x'.repeat(41)
    expect(formatJson({ bootlegger: [long, 'short'] })).toBe(
      `{\n  "bootlegger": [\n    "${long}",\n    "short"\n  ]\n}`
    )
    expect(formatJson({ jinxes: [{ id: 'imp' }] })).toBe(
      '{\n  "jinxes": [\n    {\n      "id": "imp"\n    }\n  ]\n}'
    )
  })

  test('has empty lists and objects as they are', () => {
    expect(formatJson([])).toBe('[]')
    expect(formatJson({ jinxes: [], special: { only: undefined } })).toBe(
      '{\n  "jinxes": [],\n  "special": {}\n}'
    )
  })

  test.each([
    [
      [
        'imp',
        { id: 'cook', reminders: ['a "quoted" word', 'line\nbreak'], jinxes: [{ id: 'x', reason: 'é' }] }
      ]
    ],
    [[[['deep', ['deeper']]], 1.5, null]],
    ['a text'],
    [Array.from({ length: 90 }, (_, index) => `id${index}`)]
  ])('says the same as the value: %j', value => {
    expect(JSON.parse(formatJson(value))).toEqual(value)
  })
})
