import { expect, test } from 'vitest'
import { isFresh } from '#functions/auth/session.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { findFreePort } from '../../../tools/serve/serve.ts'
import type { Jar } from '../../e2e/sign-in.ts'
import {
  createVisitor,
  expiredCookie,
  providerSettings,
  sessionOf,
  startFakeProvider
} from './fake-provider.ts'

const accountId = expect.stringMatching(/^[0-9a-f]{32}$/)

const now = () => Math.floor(Date.now() / 1000)

// Attempts at a renewal pause for up to a second: concurrent tests pause together.
test.concurrent('a session stays valid while the provider is unreachable, and renewal is retried after five minutes', async () => {
  const down = await unreachableSettings()
  const visitor = createVisitor(down, await expiredCookie())
  expect(await whoIs(visitor)).toEqual({ state: 'in', user: { id: accountId, name: 'Mara Oakes' } })
  const cookie = visitor.header
  const session = await sessionOf(visitor)
  expect(isFresh(session)).toBe(true)
  expect(session.reprievedUntil).toBeGreaterThan(now() + 290)
  expect(session.reprievedUntil).toBeLessThanOrEqual(now() + 300)

  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  expect(visitor.header).toBe(cookie)
})

test.concurrent('a session with a reprieve is renewed once the provider is reachable again', async () => {
  await using provider = await startFakeProvider()
  const visitor = createVisitor(provider.settings, await expiredCookie({ reprievedUntil: now() - 1 }))
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  const session = await sessionOf(visitor)
  expect(session.accessEndsAt).toBeGreaterThan(now() + 3500)
  expect(session.reprievedUntil).toBeUndefined()
})

test.concurrent('a session stays valid for at most an hour past its end, and can be renewed even later', async () => {
  const accessEndsAt = now() - 3590
  const visitor = createVisitor(await unreachableSettings(), await expiredCookie({ accessEndsAt }))
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  expect((await sessionOf(visitor)).reprievedUntil).toBe(accessEndsAt + 3600)

  const late = createVisitor(await unreachableSettings(), await expiredCookie({ accessEndsAt: now() - 3700 }))
  expect(await whoIs(late)).toEqual({ state: 'expired' })
  expect(isFresh(await sessionOf(late))).toBe(false)

  await using provider = await startFakeProvider()
  const back = createVisitor(provider.settings, late.header)
  expect(await whoIs(back)).toMatchObject({ state: 'in' })
})

test.concurrent.each([
  ['fails twice', [503, 429], 3, true],
  ['fails every time', [500, 500, 500, 500], 3, false]
])('a provider that %s gets at most three requests', async (_, statuses, requests, isRenewed) => {
  const refusals = statuses.map(status => ({ status, error: 'temporarily_unavailable' }))
  await using provider = await startFakeProvider({ refusals })
  const visitor = createVisitor(provider.settings, await expiredCookie())
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  expect(provider.tokenRequests).toHaveLength(requests)
  expect((await sessionOf(visitor)).accessEndsAt > now()).toBe(isRenewed)
})

test.concurrent('a session survives when the provider refuses our client', async () => {
  await using provider = await startFakeProvider({ refusals: [{ status: 401, error: 'invalid_client' }] })
  const visitor = createVisitor(provider.settings, await expiredCookie())
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  expect(provider.tokenRequests).toHaveLength(1)
})

test.concurrent('tokens for another user end the session', async () => {
  await using provider = await startFakeProvider({ sub: 'idris' })
  const visitor = createVisitor(provider.settings, await expiredCookie())
  expect(await whoIs(visitor)).toEqual({ state: 'expired' })
  expect(visitor.header).toBe('')
})

test.concurrent('a refresh token that the provider doesn’t rotate is reused', async () => {
  await using provider = await startFakeProvider({ rotates: false })
  const visitor = createVisitor(provider.settings, await expiredCookie())
  await whoIs(visitor)
  const session = await sessionOf(visitor)
  expect(session.accessToken).toBe('access-1')
  expect(session.refreshToken).toBe(provider.tokenRequests[0]?.get('refresh_token'))
})

async function whoIs(visitor: Jar): Promise<unknown> {
  const response = await visitor.fetch(`http://belfry.example${workerPaths.session}`)
  expect(response.status).toBe(200)
  return response.json()
}

/** Settings for a provider that can't be reached. */
const unreachableSettings = async () => providerSettings(`http://localhost:${await findFreePort()}`)
