import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '#functions/env.ts'
import { securityHeaders } from '#functions/http/security-headers.ts'
import { type CachedResponse, serveCached } from '#functions/public/response-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }

/** A Worker with one page; `show` changes what a load of it returns, and `loads` counts these. */
function createWorker(path: string) {
  const counts = { loads: 0 }
  let author: string | undefined = 'Mara'
  const load = async (): Promise<CachedResponse | undefined> => {
    counts.loads++
    if (author === undefined) return undefined
    const headers = { etag: `"${author}"`, 'content-type': 'text/plain' }
    return { status: 200, headers, body: new TextEncoder().encode(author) }
  }
  const app = new Hono<Env>()
    .use(securityHeaders)
    .get(path, async c => (await serveCached(c, path, load)) ?? c.notFound())
  const read = async (known = '') => {
    const response = await app.request(path, { headers: { 'if-none-match': known } }, {}, context)
    return `${response.status} ${await response.text()}`
  }
  const headersOf = async (known = '') =>
    Object.fromEntries(
      (await app.request(path, { headers: { 'if-none-match': known } }, {}, context)).headers
    )
  const show = (next: string | undefined) => {
    author = next
  }
  return { counts, read, headersOf, show }
}

test('a response is loaded once in four seconds, and shows a change before five', async () => {
  const { counts, read, show } = createWorker('/changed')
  expect(await read()).toBe('200 Mara')
  show('Idris')
  vi.setSystemTime(Date.now() + 3999)
  expect([await read(), counts.loads]).toEqual(['200 Mara', 1])
  vi.setSystemTime(Date.now() + 1)
  expect([await read(), await read(), counts.loads]).toEqual(['200 Idris', '200 Idris', 2])
})

test('requests at the same time share one load, of a missing response too', async () => {
  const { counts, read, show } = createWorker('/shared')
  expect(await Promise.all([read(), read('"Mara"'), read()])).toEqual(['200 Mara', '304 ', '200 Mara'])
  expect(counts.loads).toBe(1)
  vi.setSystemTime(Date.now() + 4000)
  show(undefined)
  expect((await Promise.all([read(), read()])).map(text => text.slice(0, 3))).toEqual(['404', '404'])
  expect(counts.loads).toBe(2)
})

test('a response that is no longer public is gone before five seconds', async () => {
  const { read, show } = createWorker('/hidden')
  expect(await read()).toBe('200 Mara')
  show(undefined)
  vi.setSystemTime(Date.now() + 4000)
  expect(await read()).toMatch(/^404 /)
})

test.each([['"Mara"'], ['W/"Mara"'], ['"Idris", "Mara"'], ['*']])(
  'a client that has it, by %s, gets 304, from memory too',
  async known => {
    const { read } = createWorker(`/known-${known.length}`)
    expect([await read(known), await read(known)]).toEqual(['304 ', '304 '])
    expect(await read('"Idris"')).toBe('200 Mara')
  }
)

test('a response has the security headers and its own, and its 304 those that a browser applies again', async () => {
  const { headersOf } = createWorker('/secured')
  const common = {
    etag: '"Mara"',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin'
  }
  for (const state of ['loaded', 'from memory']) {
    expect(await headersOf(), state).toMatchObject({ ...common, 'content-type': 'text/plain' })
    const unchanged = await headersOf('"Mara"')
    expect(unchanged, state).toMatchObject({
      ...common,
      'content-security-policy': expect.stringContaining('sandbox')
    })
    expect(unchanged, state).not.toHaveProperty('content-type')
  }
})
