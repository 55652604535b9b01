import { expect, test } from 'vitest'
import { ownValue } from '#core/own-value.ts'

test('a record has the values of its own keys alone', () => {
  const record: Record<string, unknown> = { imp: 1 }
  expect(ownValue(record, 'imp')).toBe(1)
  expect(ownValue(record, 'chef')).toBeUndefined()
  expect(ownValue(record, 'constructor')).toBeUndefined()
})
