import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Env } from '#functions/env.ts'
import { serveUserImage } from '#functions/images/user-image.ts'
import { authRoutes } from '#functions/routes/auth.ts'
import { sessionRoutes } from '#functions/routes/session.ts'
import { userImagePath, workerPaths } from '#routes/worker-paths.ts'

const app = new Hono<Env>()
  .route('/api', sessionRoutes)
  .route('/auth', authRoutes)
  .get(workerPaths.userImage, ...serveUserImage)

/** The Worker with a limit of two reads and of two missing images per network, and a database that knows one image. */
function createWorker() {
  const createLimit = () => {
    const counts = new Map<string, number>()
    return async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= 2 }
    }
  }
  const queries = vi.fn()
  const bindings = {
    READ_RATE: { limit: createLimit() },
    MISSING_RATE: { limit: createLimit() },
    DB: {
      prepare: () => ({
        bind: (id: string) => ({
          first: async () => {
            queries()
            return id === 'known' ? 1 : null
          }
        })
      })
    },
    IMAGES: {
      get: async () => ({
        httpEtag: '"5f1c"',
        httpMetadata: { contentType: 'image/png' },
        arrayBuffer: async () => new ArrayBuffer(3)
      })
    }
  }
  const request = (method: string, path: string, address: string) =>
    app.request(
      `https://belfry.example${path}`,
      { method, headers: { 'cf-connecting-ip': address, 'sec-fetch-site': 'same-origin' } },
      bindings
    )
  return { request, queries }
}

test.each([
  ['GET', workerPaths.session, 200],
  ['POST', workerPaths.signIn, 503],
  ['GET', `${workerPaths.signInCallback}?code=x&state=y`, 503]
])('%s %s is limited per network', async (method, path, status) => {
  const { request } = createWorker()
  const statuses: number[] = []
  for (const host of ['1', '2', '3'])
    statuses.push((await request(method, path, `2001:db8:7:1::${host}`)).status)
  expect(statuses).toEqual([status, status, 429])
  expect((await request(method, path, '2001:db8:7:2::1')).status).toBe(status)
})

test('a browser that comes back from the provider too often gets a page', async () => {
  const limit = async () => ({ success: false })
  const init = { headers: { accept: 'text/html' } }
  const response = await app.request(workerPaths.signInCallback, init, { READ_RATE: { limit } })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    429,
    expect.stringContaining('text/html')
  ])
})

test('uploaded images that don’t exist are limited per network, without a query, and others aren’t', async () => {
  const { request, queries } = createWorker()
  const read = async (id: string, address: string) =>
    (await request('GET', userImagePath(id), address)).status
  for (let count = 0; count < 5; count++) expect(await read('known', '203.0.113.70')).toBe(200)
  const missing: number[] = []
  for (let count = 0; count < 5; count++) missing.push(await read(`unknown-${count}`, '203.0.113.70'))
  expect(missing).toEqual([404, 404, 404, 429, 429])
  expect(queries).toHaveBeenCalledTimes(8)
  expect(await read('unknown', '203.0.113.71')).toBe(404)
  // A page that names missing images must not lock its readers out.
  expect((await request('GET', workerPaths.session, '203.0.113.70')).status).toBe(200)
})
