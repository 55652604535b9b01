import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Env } from '#functions/env.ts'
import { networkOf } from '#functions/http/rate-limit.ts'
import { onlyOwnPages } from '#functions/images/own-pages.ts'
import { catalogueRoutes } from '#functions/routes/catalogue.ts'

describe('requests for images of other hosts', () => {
  const app = new Hono<Env>().get('/picture', onlyOwnPages, c => c.text('an image'))

  /** The Worker with a limit of some requests per key, as Cloudflare counts them. */
  function createWorker(allowed: number) {
    const counts = new Map<string, number>()
    const limit = async ({ key }: { key: string }) => {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return { success: count <= allowed }
    }
    return async (address: string) => {
      const init = { headers: { 'cf-connecting-ip': address } }
      return app.request('/picture', init, { IMAGE_RATE: { limit } })
    }
  }

  test('are counted per network, not per IPv6 address', async () => {
    const request = createWorker(2)
    const statuses: number[] = []
    for (const host of ['1', '2', '3']) statuses.push((await request(`2001:db8:7:1::${host}`)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await request('2001:db8:7:2::1')).status).toBe(200)
    const refused = await request('2001:db8:7:1:ffff::9')
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'picture_too_often' }])
    expect(refused.headers.get('retry-after')).toBe('60')
  })

  test('are counted per IPv4 address', async () => {
    const request = createWorker(1)
    const statuses: number[] = []
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1'])
      statuses.push((await request(address)).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

test('a network is the first half of an IPv6 address', () => {
  expect(networkOf('2001:db8::7')).toBe('2001:db8:0:0')
  expect(networkOf('2001:0db8:0:0:1:2:3:4')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
})

// open-api.test.ts checks the configured number, headers.test.ts that the runtime counts.
test('reads over the limit of a network are refused, legibly for pages of other origins', async () => {
  const known = new Set<string>()
  const limit = async ({ key }: { key: string }) => ({ success: !known.has(key) && Boolean(known.add(key)) })
  const read = (address: string) =>
    catalogueRoutes.request(
      '/nowhere.json',
      { headers: { 'cf-connecting-ip': address } },
      { READ_RATE: { limit } }
    )
  expect((await read('203.0.113.60')).status).toBe(404)
  const refused = await read('203.0.113.60')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect((await read('203.0.113.61')).status).toBe(404)
})
