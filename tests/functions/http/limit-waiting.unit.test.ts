import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listPublicVersions } from '#functions/db/public-documents.ts'
import { listVersions } from '#functions/db/versions.ts'
import type { Env } from '#functions/env.ts'
import { limitWaiting } from '#functions/http/limit-waiting.ts'
import { respondToError } from '#functions/http/respond-to-error.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const never = () => new Promise<never>(() => {})

/** A database whose statements never end. */
function hangingDatabase(): D1Database {
  const statement = { bind: () => statement, first: never, all: never, run: never, raw: never }
  return { prepare: () => statement, batch: never } as unknown as D1Database
}

const bucket = (get: () => Promise<unknown>) => ({ get, head: get }) as unknown as R2Bucket

type Read = (env: Env['Bindings']) => Promise<unknown>

function start(read: Read, env: object, method = 'GET') {
  const app = new Hono<Env>().onError(respondToError).use(limitWaiting)
  app.all('*', async c => c.text(String(await read(c.env))))
  return Promise.resolve(app.request('/api/scripts', { method }, env))
}

const reads: [string, Read][] = [
  ['a statement', ({ DB }) => listPublicVersions(DB, 'script', 'a')],
  ['a batch', ({ DB }) => DB.batch([DB.prepare('SELECT 1')])],
  ['an object', ({ IMAGES }) => IMAGES.get('a')],
  ['the head of an object', ({ IMAGES }) => IMAGES.head('a')]
]

test.each(reads)('nobody waits longer than three seconds for %s', async (_, read) => {
  const response = start(read, { DB: hangingDatabase(), IMAGES: bucket(never) })
  await vi.advanceTimersByTimeAsync(3000)
  expect((await response).status).toBe(503)
})

test('nobody waits longer than three seconds for the bytes of an object', async () => {
  const IMAGES = bucket(async () => ({ arrayBuffer: never }))
  const response = start(async env => (await env.IMAGES.get('a'))?.arrayBuffer(), { IMAGES })
  await vi.advanceTimersByTimeAsync(3000)
  expect((await response).status).toBe(503)
})

test('a route that reads neither costs nothing: what it reads is wrapped when it is first used', async () => {
  const used: string[] = []
  const bindings = {
    get DB() {
      used.push('DB')
      return hangingDatabase()
    },
    get IMAGES() {
      used.push('IMAGES')
      return bucket(never)
    },
    AUTH_ISSUER: 'https://identity.test'
  }
  expect(await (await start(async env => env.AUTH_ISSUER, bindings)).text()).toBe('https://identity.test')
  expect(used).toEqual([])
  expect(await (await start(async env => new Set([env.IMAGES, env.IMAGES]).size, bindings)).text()).toBe('1')
  expect(used).toEqual(['IMAGES'])
})

test('a bucket that fails is away for now', async () => {
  const IMAGES = bucket(async () => {
    throw new Error('get: We encountered an internal error. (10001)')
  })
  expect((await start(env => env.IMAGES.get('a'), { IMAGES })).status).toBe(503)
})

test('a change waits as long as the database takes: it may still happen', async () => {
  let hasEnded = false
  const response = start(reads[0]?.[1] ?? never, { DB: hangingDatabase() }, 'PUT')
  response.then(() => {
    hasEnded = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(hasEnded).toBe(false)
})

test('reads in time have their results, in batches too', async () => {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const scope = { ownerId: 'mara', kind: 'script' } as const
  const response = await start(async env => (await listVersions(env.DB, scope, 'a')) ?? 'none', { DB })
  expect(await response.text()).toBe('none')
})

test('what a response streams later may take any time', async () => {
  const { promise, resolve } = Promise.withResolvers<{ arrayBuffer: () => Promise<ArrayBuffer> }>()
  const IMAGES = bucket(() => promise)
  const app = new Hono<Env>().use(limitWaiting).get('*', c => {
    const body = new ReadableStream(
      {
        async pull(controller) {
          controller.enqueue(new Uint8Array((await (await c.env.IMAGES.get('a'))?.arrayBuffer()) ?? []))
          controller.close()
        }
      },
      { highWaterMark: 0 }
    )
    return c.body(body)
  })
  const text = (await app.request('/api/account/export', {}, { IMAGES })).text()
  await vi.advanceTimersByTimeAsync(10_000)
  resolve({ arrayBuffer: async () => new TextEncoder().encode('zip').buffer })
  expect(await text).toBe('zip')
})
