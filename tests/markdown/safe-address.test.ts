import { expect, test } from 'vitest'
import { safeAddress } from '#markdown/safe-address.ts'

test.each([
  ['https://example.com', 'https://example.com/'],
  ['HTTP://example.com/a', 'http://example.com/a'],
  ['mailto:mara@example.com', 'mailto:mara@example.com']
])('%s is safe, and normalized', (typed, href) => {
  expect(safeAddress(typed)).toBe(href)
})

test.each(['javascript:alert(1)', 'data:text/plain,a', 'ftp://example.com', '/path', 'words', ''])(
  '%j is no address of a link',
  typed => {
    expect(safeAddress(typed)).toBeUndefined()
  }
)

test('has at most 1,000 characters', () => {
  const ofLength = (length: number) => safeAddress('https://example.com/'.padEnd(length, 'x'))
  expect(ofLength(1000)).toHaveLength(1000)
  expect(ofLength(1001)).toBeUndefined()
})
