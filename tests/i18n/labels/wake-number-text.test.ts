import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { wakeNumberText } from '#i18n/labels/wake-number-text.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test.each([
  ['en', '1234.125'],
  ['fr', '1234,125'],
  ['de', '1234,125'],
  ['pt-br', '1234,125'],
  ['tr', '1234,125'],
  ['vi', '1234,125']
] as const)('writes a wake number in %s as people type it there', (locale, text) => {
  overwriteGetLocale(() => locale)
  expect(wakeNumberText(1234.125)).toBe(text)
})
