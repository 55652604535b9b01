import { encode } from '@auth/core/jwt'
import { Hono } from 'hono'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { sessionSeconds } from '#functions/auth/session-cookies.ts'
import { deleteEndedSessions } from '#functions/db/sessions.ts'
import { scriptKind } from '#functions/documents/document-kinds.ts'
import type { Env } from '#functions/env.ts'
import { respondToError } from '#functions/http/respond-to-error.ts'
import { accountRoutes } from '#functions/routes/account.ts'
import { authRoutes } from '#functions/routes/auth.ts'
import { imageRoutes } from '#functions/routes/images.ts'
import { documentRoutes } from '#functions/routes/saved/documents.ts'
import { sessionRoutes } from '#functions/routes/session.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { localSession } from '../../../tools/serve/local-session.ts'
import { Jar } from '../../e2e/sign-in.ts'
import { makePng } from '../../images/make-png.ts'
import { waitFor } from '../../wait.ts'
import { newId } from '../helpers/documents.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../helpers/memory-database.ts'

const site = 'http://belfry.example'
const secret = 'a secret of at least thirty-two characters'
const mara = { sub: 'mara', name: 'Mara Oakes' }

const app = new Hono<Env>()
  .onError(respondToError)
  .route('/auth', authRoutes)
  .route('/api', sessionRoutes)
  .route('/api', accountRoutes)
  .route('/api', imageRoutes)
  .route('/api/scripts', documentRoutes(scriptKind))

let database: MemoryDatabase
beforeEach(() => {
  database = openMemoryDatabase()
  return () => database.sqlite.close()
})

const unlimited = { limit: async () => ({ success: true }) }

/** Takes images as they are. */
const copyingEncoder = {
  input: (image: ReadableStream) => ({ output: async () => ({ response: () => new Response(image) }) })
}

const bucket = { delete: async () => {}, head: async () => null, put: async () => {} }

/** A browser with a cookie. Nobody limits its rate, and no provider is there. */
function browser(cookie: string): Jar {
  const bindings = {
    DB: database.DB,
    IMAGES: bucket,
    IMAGE_ENCODER: copyingEncoder,
    READ_RATE: unlimited,
    WRITE_RATE: unlimited,
    AUTH_SECRET: secret,
    AUTH_ISSUER: 'http://localhost:9',
    AUTH_CLIENT_ID: 'belfry',
    AUTH_CLIENT_SECRET: 'a-secret'
  }
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  return new Jar(cookie, (address, init) => {
    const headers = new Headers(init.headers)
    headers.set('sec-fetch-site', 'same-origin')
    return app.request(address, { ...init, headers }, bindings, context)
  })
}

const signIn = async (user = mara) => browser(await localSession(secret, user))

const whoIs = async (jar: Jar) => (await (await jar.fetch(site + workerPaths.session)).json()).state

/** The status of the list of scripts. */
const list = async (jar: Jar) => (await jar.fetch(site + workerPaths.scripts)).status

const scriptBody = JSON.stringify({ content: { ...emptyScript, title: 'Fog' }, version: 0, saveId: newId() })

async function save(jar: Jar) {
  const response = await jar.fetch(`${site}/api/scripts/${newId()}`, { method: 'PUT', body: scriptBody })
  return { status: response.status, code: (await response.json()).code }
}

const signOut = (jar: Jar) => jar.fetch(site + workerPaths.signOut, { method: 'POST' })
const signOutEverywhere = (jar: Jar) => jar.fetch(site + workerPaths.signOutEverywhere, { method: 'POST' })
const deleteAccount = (jar: Jar) =>
  jar.fetch(site + workerPaths.account, { method: 'DELETE', body: '{"confirm":true}' })

describe('signing out', () => {
  test('ends copies of the cookie at once, and no other session', async () => {
    const jar = await signIn()
    const [copy, otherDevice] = [browser(jar.header), await signIn()]
    expect(await list(copy)).toBe(200)
    const response = await signOut(jar)
    expect([response.status, await response.json()]).toEqual([200, { url: `${site}/?state=en`, ended: true }])
    expect(await list(copy)).toBe(401)
    expect(await whoIs(copy)).toBe('out')
    expect(copy.header).toBe('')
    expect([await list(otherDevice), await whoIs(otherDevice)]).toEqual([200, 'in'])
  })

  test('ends copies of a cookie of an earlier release', async () => {
    const token = { ...mara, accessToken: 'a', accessEndsAt: Date.now() / 1000 + 3600, idToken: 'i' }
    const cookie = `belfry.session=${await encode({ token, secret, salt: 'belfry.session' })}`
    const [jar, copy] = [browser(cookie), browser(cookie)]
    expect([await whoIs(copy), await list(copy)]).toEqual(['in', 200])
    await signOut(jar)
    expect([await list(copy), await whoIs(copy)]).toEqual([401, 'out'])
  })

  test('works in this browser while the database is away', async () => {
    const jar = await signIn()
    vi.spyOn(console, 'error').mockReturnValueOnce()
    database.sqlite.exec('DROP TABLE ended_sessions')
    const response = await signOut(jar)
    expect([response.status, await response.json()]).toEqual([
      200,
      { url: `${site}/?state=en`, ended: false }
    ])
    expect(jar.header).toBe('')
  })

  test('says after three seconds that copies stay valid while the database is locked, and ends them later', async () => {
    const jar = await signIn()
    const copy = browser(jar.header)
    vi.spyOn(console, 'error').mockReturnValueOnce()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const lock = Promise.withResolvers<void>()
    const { prepare } = database.DB
    const locked = vi.spyOn(database.DB, 'prepare').mockImplementation(sql => {
      const statement = prepare(sql)
      const bind = (...values: unknown[]) => {
        const bound = statement.bind(...values)
        return Object.assign(Object.create(bound), { run: () => lock.promise.then(() => bound.run()) })
      }
      return Object.assign(Object.create(statement), { bind })
    })
    const signedOut = signOut(jar)
    await waitFor(() => expect(locked).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(3000)
    expect(await (await signedOut).json()).toMatchObject({ ended: false })
    locked.mockRestore()
    expect(await list(copy)).toBe(200)
    lock.resolve()
    await waitFor(async () => expect(await list(copy)).toBe(401))
  })
})

describe('signing out everywhere', () => {
  test('ends all sessions of the user that have begun, and none of other users', async () => {
    const [jar, otherDevice, idris] = [
      await signIn(),
      await signIn(),
      await signIn({ sub: 'idris', name: 'I' })
    ]
    const response = await signOutEverywhere(jar)
    expect([response.status, await response.json()]).toEqual([200, { url: `${site}/?state=en` }])
    expect(jar.header).toBe('')
    expect([await list(otherDevice), await whoIs(otherDevice)]).toEqual([401, 'out'])
    expect(await list(idris)).toBe(200)
    const again = browser(await localSession(secret, mara, { startedAt: Date.now() + 1 }))
    expect(await list(again)).toBe(200)
  })

  test.each([
    ['everywhere', signOutEverywhere],
    ['by deletion', deleteAccount]
  ])('%s ends a session that a server whose clock is ahead has begun', async (_, end) => {
    const jar = browser(await localSession(secret, mara, { startedAt: Date.now() + 30_000 }))
    const copy = browser(jar.header)
    expect(await list(copy)).toBe(200)
    expect((await end(jar)).status).toBe(200)
    expect(await list(copy)).toBe(401)
    const again = browser(await localSession(secret, mara, { startedAt: Date.now() + 1 }))
    expect(await list(again)).toBe(200)
  })

  test('can’t be outlived by a session that begins long after now', async () => {
    const jar = browser(await localSession(secret, mara, { startedAt: Date.now() + 3_600_000 }))
    expect([await list(jar), await whoIs(jar)]).toEqual([401, 'out'])
  })

  test('needs a session', async () => {
    expect((await signOutEverywhere(browser(''))).status).toBe(401)
  })

  test('says when the database is away, and leaves the session', async () => {
    const jar = await signIn()
    const { header } = jar
    vi.spyOn(console, 'error').mockReturnValueOnce()
    vi.spyOn(database.DB, 'prepare').mockImplementation(() => {
      throw new Error('D1_ERROR: Network connection lost.')
    })
    const response = await signOutEverywhere(jar)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
    expect(jar.header).toBe(header)
  })
})

describe('a deleted account', () => {
  test('is closed to its other sessions, and open to later ones', async () => {
    const [jar, otherDevice] = [await signIn(), await signIn()]
    expect((await save(otherDevice)).status).toBe(200)
    expect((await deleteAccount(jar)).status).toBe(200)
    expect(await save(otherDevice)).toEqual({ status: 401, code: 'signed_out' })
    const again = browser(await localSession(secret, mara, { startedAt: Date.now() + 1 }))
    expect((await save(again)).status).toBe(200)
  })

  test.each([
    ['fails', () => Promise.reject(new Error('We encountered an internal error. (10001)'))],
    ['does not answer', () => new Promise<void>(() => {})]
  ])('is deleted also while the bucket %s', async (_, deleteObjects) => {
    const jar = await signIn()
    const body = makePng({ width: 3, height: 2 })
    expect((await jar.fetch(`${site}/api/images/${newId()}?name=Fog`, { method: 'PUT', body })).status).toBe(
      200
    )
    vi.spyOn(bucket, 'delete').mockImplementationOnce(deleteObjects)
    const log = vi.spyOn(console, 'error').mockReturnValueOnce()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const response = deleteAccount(jar)
    await waitFor(async () => {
      await vi.advanceTimersByTimeAsync(3000)
      expect(log).toHaveBeenCalledOnce()
    })
    expect((await response).status).toBe(200)
    expect(jar.header).toBe('')
    expect(database.sqlite.prepare('SELECT id FROM images').all()).toEqual([])
    // The daily cleanup deletes the object.
    expect(database.sqlite.prepare('SELECT due FROM loose_objects').all()).toHaveLength(1)
  })

  test.each([
    ['a script', `/api/scripts/${newId()}`, scriptBody],
    ['an image', `/api/images/${newId()}?name=Fog`, makePng({ width: 3, height: 2 })]
  ])('is not filled with %s that is on its way during the deletion', async (_, path, content) => {
    const [jar, otherDevice] = [await signIn(), await signIn()]
    // The body is read after the session is checked.
    const body = new ReadableStream({
      async pull(controller) {
        await deleteAccount(jar)
        controller.enqueue(typeof content === 'string' ? new TextEncoder().encode(content) : content)
        controller.close()
      }
    })
    const init = { method: 'PUT', body, duplex: 'half' }
    const response = await otherDevice.fetch(site + path, init)
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'signed_out' }])
    for (const table of ['documents', 'images', 'loose_objects'])
      expect(database.sqlite.prepare(`SELECT id FROM ${table}`).all()).toEqual([])
  })
})

test('a database that is away is no sign-out', async () => {
  const jar = await signIn()
  const { header } = jar
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(database.DB, 'prepare').mockImplementation(() => {
    throw new Error('D1_ERROR: Network connection lost.')
  })
  for (const path of [workerPaths.session, workerPaths.scripts, workerPaths.account]) {
    const response = await jar.fetch(site + path)
    expect([path, response.status]).toEqual([path, 503])
  }
  expect(jar.header).toBe(header)
  log.mockRestore()
})

test('the end of a session is forgotten when its cookies have expired', async () => {
  const jar = await signIn()
  await signOut(jar)
  await deleteEndedSessions(database.DB, Date.now() - sessionSeconds * 1000)
  expect(database.sqlite.prepare('SELECT * FROM ended_sessions').all()).toHaveLength(1)
  await deleteEndedSessions(database.DB, Date.now())
  expect(database.sqlite.prepare('SELECT * FROM ended_sessions').all()).toEqual([])
})
