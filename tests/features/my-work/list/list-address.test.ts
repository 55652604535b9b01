import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListRequest, writeListRequest } from '#features/my-work/list/list-address.ts'

const sorts = ['changed', 'name', 'made'] as const

test('what a list shows survives its URL', () => {
  const request = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    search: fc.string({ maxLength: 50 }),
    sort: fc.constantFrom(...sorts)
  })
  fc.assert(
    fc.property(request, each => {
      expect(readListRequest(writeListRequest(each, sorts), sorts)).toEqual(each)
    })
  )
})

test('a list that shows what it shows by default has no query', () => {
  const request = readListRequest('', sorts)
  expect(request).toEqual({ page: 1, search: '', sort: 'changed' })
  expect(writeListRequest(request, sorts)).toBe('')
})

test.each(['?page=0&sort=size', '?page=-1', '?page=1e3', '?page=99999999', '?sort='])(
  'values that no list has are defaults: %s',
  query => {
    expect(readListRequest(query, sorts)).toEqual({ page: 1, search: '', sort: 'changed' })
  }
)

test('a search that is too long is cut', () => {
  expect(readListRequest(`?search=${'a'.repeat(500)}`, sorts).search).toHaveLength(100)
})
