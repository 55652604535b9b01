import { expect, test } from 'vitest'
import { allowsMore } from '#stores/offline/connection.ts'

test.each([
  [undefined],
  [{}],
  [{ saveData: false, type: 'wifi', effectiveType: '4g' }],
  [{ effectiveType: '4g' }],
  [{ type: 'ethernet' }]
])('more may be fetched over %j', connection => {
  expect(allowsMore(connection)).toBe(true)
})

test.each([
  { saveData: true, type: 'wifi' },
  { type: 'cellular', effectiveType: '4g' },
  { effectiveType: '3g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' }
])('nothing more is fetched over %j', connection => {
  expect(allowsMore(connection)).toBe(false)
})
