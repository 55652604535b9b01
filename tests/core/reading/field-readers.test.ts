import { describe, expect, test } from 'vitest'
import {
  createFieldTable,
  findField,
  type Reader,
  readAddress,
  readFields,
  readFlag,
  readNumber,
  readText,
  readTexts,
  unreadable
} from '#core/reading/field-readers.ts'
import { type Repair, reportRepairsTo } from '#core/reading/repair.ts'

/** The value that a reader returns, then each report as code, before and after. */
function read<Value>(reader: Reader<Value>, value: unknown) {
  const reports: unknown[][] = []
  const result = reader(value, (...report) => reports.push(report))
  return [result === unreadable ? 'unreadable' : result, ...reports]
}

describe('a text', () => {
  const reader = readText(5)

  test('stays as it is up to the limit, and over it with a warning', () => {
    expect(read(reader, ' ab\n ')).toEqual([' ab\n '])
    expect(read(reader, 'abcdef')).toEqual(['abcdef', ['text_long', 'abcdef', 5]])
  })

  test('can be a number, a flag or a list of lines', () => {
    expect(read(reader, 7)).toEqual(['7', ['text_read', 7, '7']])
    expect(read(reader, false)).toEqual(['false', ['text_read', false, 'false']])
    expect(read(reader, ['a', 'b'])).toEqual(['a\nb', ['text_read', ['a', 'b'], 'a\nb']])
  })

  test('is absent when blank, and unreadable when it is anything else', () => {
    expect(read(reader, ' ')).toEqual([undefined])
    expect(read(reader, ['', ' '])).toEqual([undefined])
    for (const value of [{ a: 1 }, ['a', 7], [{}], null]) expect(read(reader, value)).toEqual(['unreadable'])
  })
})

describe('a list of texts', () => {
  const reader = readTexts(3, 5)

  test('has at most its number of texts, each within the limit; more stay, with a warning', () => {
    expect(read(reader, ['abcde', 'b', 'c'])).toEqual([['abcde', 'b', 'c']])
    expect(read(reader, ['a', 'b', 'c', 'd'])).toEqual([
      ['a', 'b', 'c', 'd'],
      ['list_long', 4, 3]
    ])
    expect(read(reader, ['abcdef'])).toEqual([['abcdef'], ['text_long', 'abcdef', 5]])
  })

  test('can be a single value, and leaves out blank items', () => {
    expect(read(reader, 'a')).toEqual([['a'], ['list_read', 'a']])
    expect(read(reader, ['a', '', 3, null])).toEqual([['a', '3'], ['empty_dropped']])
    expect(read(reader, [''])).toEqual([undefined, ['empty_dropped']])
  })

  test('is unreadable with an object or a list inside', () => {
    for (const value of [{ a: 1 }, ['a', { b: 1 }], [['a']]])
      expect(read(reader, value)).toEqual(['unreadable'])
  })
})

test.each([
  [true, [true]],
  [false, [false]],
  [' YES ', [true, ['flag_read', ' YES ', 'true']]],
  ['no', [false, ['flag_read', 'no', 'false']]],
  [1, [true, ['flag_read', '1', 'true']]],
  [0, [false, ['flag_read', '0', 'false']]],
  ['perhaps', ['unreadable']],
  [[], ['unreadable']]
])('the flag %j is read', (value, expected) => {
  expect(read(readFlag, value)).toEqual(expected)
})

test.each([
  [7.5, [7.5]],
  [9, [9]],
  ['12', [12, ['number_read', '12', 12]]],
  [' 3,25 ', [3.25, ['number_read', ' 3,25 ', 3.25]]],
  ['-12,5', [0, ['number_read', '-12,5', -12.5], ['number_negative', -12.5, 0]]],
  [14_800.25, [14_800.25]],
  [1e300, [1e300]],
  [-0, [0]],
  ['1,234,567', ['unreadable']],
  ['a1,2', ['unreadable']],
  ['late', ['unreadable']],
  [true, ['unreadable']],
  [[1], ['unreadable']],
  [Number.POSITIVE_INFINITY, ['unreadable']]
])('the number %j is read', (value, expected) => {
  expect(read(readNumber, value)).toEqual(expected)
})

describe('an address', () => {
  const reader = readAddress(25)

  test('is on the web and within the limit, else it stays with a warning', () => {
    for (const address of [
      'https://example.com/a',
      'HTTP://example.com',
      ' https://example.com',
      'data:image/png,a'
    ])
      expect(read(reader, address)).toEqual([address])
    const page = 'see https://example.com'
    expect(read(reader, page)).toEqual([page, ['address_not_web', page]])
    const long = 'https://example.com/'.padEnd(26, 'x')
    expect(read(reader, long)).toEqual([long, ['text_long', long, 25]])
    expect(read(reader, long.slice(0, 25))).toEqual([long.slice(0, 25)])
  })

  test('can be the only item of a list, and is absent when blank', () => {
    const address = 'https://example.com'
    expect(read(reader, [address])).toEqual([address, ['text_read', [address], address]])
    expect(read(reader, [' '])).toEqual([undefined])
    for (const value of [[address, address], 7, { address }])
      expect(read(reader, value)).toEqual(['unreadable'])
  })
})

describe('the fields of an entry', () => {
  const table = createFieldTable<{ name: string; firstNight: number }>(
    { name: readText(9), firstNight: readNumber },
    { title: 'name' }
  )

  function fieldsOf(raw: Record<string, unknown>) {
    const repairs: Repair[] = []
    const { fields, extra } = readFields(raw, table, reportRepairsTo(repairs), { index: 3 })
    return {
      fields,
      extra,
      repairs: repairs.map(({ code, where, before, after }) => [code, where, before, after])
    }
  }

  test('are read under any spelling and alias, with a repair; the exact key wins', () => {
    expect(fieldsOf({ First_Night: 2, title: 'Owl' })).toEqual({
      fields: { name: 'Owl', firstNight: 2 },
      extra: {},
      repairs: [
        ['key_renamed', { index: 3 }, 'First_Night', 'firstNight'],
        ['key_renamed', { index: 3 }, 'title', 'name']
      ]
    })
    expect(fieldsOf({ title: 'Bat', name: 'Owl' })).toEqual({
      fields: { name: 'Owl' },
      extra: { originalTitle: 'Bat' },
      repairs: [['value_kept', { index: 3, field: 'title' }, 'Bat', 'originalTitle']]
    })
  })

  test('ignore empty and equal values under another spelling, and use it where the exact key is empty', () => {
    const renamed = ['key_renamed', { index: 3 }, 'title', 'name']
    expect(fieldsOf({ title: '', name: 'Owl' })).toEqual({
      fields: { name: 'Owl' },
      extra: {},
      repairs: [renamed]
    })
    expect(fieldsOf({ title: 'Owl', name: 'Owl' })).toEqual({
      fields: { name: 'Owl' },
      extra: {},
      repairs: [renamed]
    })
    expect(fieldsOf({ title: 'Owl', name: ' ' })).toEqual({
      fields: { name: 'Owl' },
      extra: {},
      repairs: [renamed]
    })
  })

  test('leave unknown and unreadable values as they are, the latter under a free key', () => {
    expect(fieldsOf({ firstNight: 'late', originalFirstNight: 1, colour: null })).toEqual({
      fields: {},
      extra: { originalFirstNight: 1, originalFirstNight2: 'late', colour: null },
      repairs: [['value_kept', { index: 3, field: 'firstNight' }, 'late', 'originalFirstNight2']]
    })
  })

  test('are told from other keys in any spelling', () => {
    expect(['name', 'FIRST-NIGHT', 'title', 'Title'].map(key => findField(key, table))).toEqual([
      'name',
      'firstNight',
      'name',
      'name'
    ])
    for (const key of ['names', 'colour', 'constructor']) expect(findField(key, table)).toBeUndefined()
  })
})
