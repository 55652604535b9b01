import { expect, test } from 'vitest'
import { relativeTime } from '#i18n/relative-time.ts'

const now = Date.UTC(2026, 10, 21)
const minute = 60_000
const day = 24 * 60 * minute

test.each([
  [0, 'just now'],
  [-minute, 'just now'],
  [59_000, 'just now'],
  [minute, '1 minute ago'],
  [119 * minute, '1 hour ago'],
  [day, 'yesterday'],
  [6 * day, '6 days ago'],
  [13 * day, 'last week'],
  [45 * day, 'last month'],
  [800 * day, '2 years ago']
])('%i milliseconds ago is “%s”', (ago, text) => {
  expect(relativeTime(now - ago, now, 'en')).toBe(text)
})

test('takes a language', () => {
  expect(relativeTime(now - 3 * day, now, 'de')).toBe('vor 3 Tagen')
  expect(relativeTime(now - 3 * day, now, 'vi')).toBe('3 ngày trước')
  expect(relativeTime(now - day, now, 'vi')).toBe('hôm qua')
})
