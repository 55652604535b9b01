import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The scroll positions of a page that opens with this text in its session storage. */
async function openWith(stored: string) {
  vi.stubGlobal('sessionStorage', { getItem: () => stored })
  return import('../../../../src/layouts/builder/navigation/scroll-positions.ts')
}

test('a page that is loaded again knows where its visits were', async () => {
  const anchor = { path: [0, 3], offset: 392 }
  const { isKnownVisit } = await openWith(
    JSON.stringify([
      ['read', { top: 1200, anchor }],
      ['short', { top: 3 }]
    ])
  )
  expect(isKnownVisit('read')).toBe(true)
  expect(isKnownVisit('short')).toBe(true)
  expect(isKnownVisit('another')).toBe(false)
})

test.each([
  'no JSON',
  '{}',
  '[["read"]]',
  '[["read",{"top":"1"}]]',
  '[["read",{"top":1,"anchor":{"path":["a"],"offset":1}}]]'
])('a page starts at the top if what it stored is damaged: %s', async stored => {
  const { isKnownVisit } = await openWith(stored)
  expect(isKnownVisit('read')).toBe(false)
})
