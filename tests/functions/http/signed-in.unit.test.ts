import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountHeader } from '#routes/sign-in-paths.ts'
import { accountId } from '../../../functions/auth/account-id.ts'
import type { Env } from '../../../functions/env.ts'
import { signedIn } from '../../../functions/http/signed-in.ts'
import { localSession } from '../../../tools/serve/local-session.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'

const secret = 'a secret of at least 32 random bytes'
const app = new Hono<Env>().use(signedIn).all('*', c => c.text('ok', 200))

test('a request for another account than the session’s is refused', async () => {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const env = { DB, AUTH_SECRET: secret, READ_RATE: countingRate(), WRITE_RATE: countingRate() }
  const cookie = await localSession(secret, { sub: 'ann', name: 'Ann' })
  const request = async (account: string) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', [accountHeader]: account }
    return app.request('http://localhost/api/scripts', { method: 'PUT', headers }, env)
  }
  expect((await request(await accountId('ann'))).status).toBe(200)
  const refused = await request(await accountId('ben'))
  expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'account_changed' }])
})

/** Counts the requests of each key; the third is over the limit. */
function countingRate() {
  const counts = new Map<string, number>()
  return {
    limit: vi.fn(async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) < 3 }
    })
  }
}

test.each(['GET', 'PUT'])('%s requests of a user are limited on their own', async method => {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const env = { DB, AUTH_SECRET: secret, READ_RATE: countingRate(), WRITE_RATE: countingRate() }
  const request = async (sub: string) => {
    const cookie = await localSession(secret, { sub, name: sub })
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': '192.0.2.7' }
    return app.request('http://localhost/api/scripts', { method, headers }, env)
  }
  const statuses = [await request('ann'), await request('ann'), await request('ann'), await request('ben')]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 200])
  expect(statuses[2]?.headers.get('retry-after')).toBe('60')
  const [used, unused] = method === 'GET' ? [env.READ_RATE, env.WRITE_RATE] : [env.WRITE_RATE, env.READ_RATE]
  expect([used.limit.mock.calls.length, unused.limit.mock.calls.length]).toEqual([4, 0])
})
