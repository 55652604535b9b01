import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  choice,
  flag,
  isWebLink,
  link,
  list,
  number,
  requiredText,
  text,
  trimmedText
} from '#core/validation/field-schemas.ts'
import { isRuleCode, ruleCodes } from '#core/validation/rule-codes.ts'

/** The value that a schema reads, or the message of its first issue. */
const read = (schema: z.ZodMiniType, value: unknown) => {
  const { data, error } = schema.safeParse(value)
  return error ? error.issues[0]?.message : data
}

test('a text has at most its limit of characters, blanks included', () => {
  expect(read(text(3), ' a ')).toBe(' a ')
  expect(read(text(3), '')).toBe('')
  expect(read(text(3), 'abcd')).toBe('text_too_long')
  expect(read(text(3), 7)).toBe('value_invalid')
})

test('a trimmed text may be empty, a required one may not', () => {
  for (const schema of [trimmedText(3), requiredText(3)]) {
    expect(read(schema, ' abc ')).toBe('abc')
    expect(read(schema, 'abcd')).toBe('text_too_long')
  }
  expect(read(trimmedText(3), ' ')).toBe('')
  expect(read(requiredText(3), ' ')).toBe('text_empty')
})

test('a number is from 0 on, and at most its limit where it has one', () => {
  expect([0, 2.5, 9].map(value => read(number(9), value))).toEqual([0, 2.5, 9])
  expect(read(number(9), -0.1)).toBe('number_negative')
  expect(read(number(9), 9.1)).toBe('number_too_large')
  expect(read(number(), 1e300)).toBe(1e300)
  expect(read(number(9), '3')).toBe('number_invalid')
  expect(read(number(9), Number.NaN)).toBe('number_invalid')
})

test('a list has at most its limit of valid items', () => {
  expect(read(list(flag, 2), [true, false])).toEqual([true, false])
  expect(read(list(flag, 2), [true, true, true])).toBe('list_too_long')
  expect(read(list(flag, 2), ['yes'])).toBe('value_invalid')
  expect(read(list(flag, 2), true)).toBe('value_invalid')
})

test('a choice is one of its values', () => {
  expect(read(choice(['a', 'b']), 'b')).toBe('b')
  expect(read(choice(['a', 'b']), 'c')).toBe('choice_invalid')
})

test('a link is empty or an address on the web', () => {
  expect(read(link(30), '')).toBe('')
  expect(read(link(30), ' https://example.com ')).toBe('https://example.com')
  expect(read(link(30), 'example.com')).toBe('link_invalid')
  expect(read(link(10), 'https://example.com')).toBe('text_too_long')
})

describe('an address on the web', () => {
  test.each(['javascript:https://example.com/', 'a https://example.com', 'https://example.com/a b'])(
    'is never %s',
    address => {
      expect(isWebLink(address)).toBe(false)
    }
  )
})

test('a rule code is one of the list', () => {
  expect(ruleCodes.every(isRuleCode)).toBe(true)
  expect(isRuleCode('Invalid input')).toBe(false)
})
