import { expect, test } from 'vitest'
import { isFresh, type Session } from '#functions/session.ts'
import { workerPaths } from '#routes/worker.ts'
import { freePort } from '../../tools/serve.ts'
import type { Jar } from '../e2e/sign-in.ts'
import { cookieOf, mara, sessionIn } from './as-user.ts'
import { settingsFor, startFakeProvider, visitorOf } from './fake-provider.ts'

const now = () => Math.floor(Date.now() / 1000)

test('a session holds while the provider cannot be reached, which is not asked again for five minutes', async () => {
  const down = await settingsOfNobody()
  const visitor = visitorOf(down, await endedCookie())
  expect(await whoIs(visitor)).toEqual({ state: 'in', user: { name: 'Mara Oakes' } })
  const kept = visitor.header
  const session = await sessionIn(kept)
  expect(isFresh(session)).toBe(true)
  expect(session.reprievedUntil).toBeGreaterThan(now() + 290)
  expect(session.reprievedUntil).toBeLessThanOrEqual(now() + 300)

  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  expect(visitor.header).toBe(kept)
})

test('a session that held is renewed when the provider is back', async () => {
  await using provider = await startFakeProvider()
  const visitor = visitorOf(provider.settings, await endedCookie({ reprievedUntil: now() - 1 }))
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  const session = await sessionIn(visitor.header)
  expect(session.accessEndsAt).toBeGreaterThan(now() + 3500)
  expect(session.reprievedUntil).toBeUndefined()
})

test('a session holds for an hour past its end and no longer, and is renewed after that too', async () => {
  const accessEndsAt = now() - 3590
  const visitor = visitorOf(await settingsOfNobody(), await endedCookie({ accessEndsAt }))
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  expect((await sessionIn(visitor.header)).reprievedUntil).toBe(accessEndsAt + 3600)

  const late = visitorOf(await settingsOfNobody(), await endedCookie({ accessEndsAt: now() - 3700 }))
  expect(await whoIs(late)).toEqual({ state: 'expired' })
  expect(isFresh(await sessionIn(late.header))).toBe(false)

  await using provider = await startFakeProvider()
  const back = visitorOf(provider.settings, late.header)
  expect(await whoIs(back)).toMatchObject({ state: 'in' })
})

test.each([
  ['stumbles twice', [503, 429], 3, true],
  ['stumbles each time', [500, 500, 500, 500], 3, false]
])('a provider that %s is asked three times at most', async (_, statuses, times, isRenewed) => {
  const refusals = statuses.map(status => ({ status, error: 'temporarily_unavailable' }))
  await using provider = await startFakeProvider({ refusals })
  const visitor = visitorOf(provider.settings, await endedCookie())
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  expect(provider.asked).toHaveLength(times)
  expect((await sessionIn(visitor.header)).accessEndsAt > now()).toBe(isRenewed)
})

test('a provider that refuses us, and not the session, ends no session', async () => {
  await using provider = await startFakeProvider({ refusals: [{ status: 401, error: 'invalid_client' }] })
  const visitor = visitorOf(provider.settings, await endedCookie())
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
  expect(provider.asked).toHaveLength(1)
})

test('tokens that are about somebody else end the session', async () => {
  await using provider = await startFakeProvider({ sub: 'idris' })
  const visitor = visitorOf(provider.settings, await endedCookie())
  expect(await whoIs(visitor)).toEqual({ state: 'expired' })
  expect(visitor.header).toBe('')
})

test('a key for renewal that the provider lets us keep is used again', async () => {
  await using provider = await startFakeProvider({ rotates: false })
  const visitor = visitorOf(provider.settings, await endedCookie())
  await whoIs(visitor)
  const session = await sessionIn(visitor.header)
  expect(session.accessToken).toBe('access-1')
  expect(session.refreshToken).toBe(provider.asked[0]?.get('refresh_token'))
})

async function whoIs(visitor: Jar): Promise<unknown> {
  const response = await visitor.fetch(`http://belfry.example${workerPaths.session}`)
  expect(response.status).toBe(200)
  return response.json()
}

/** Where nobody answers. */
const settingsOfNobody = async () => settingsFor(`http://localhost:${await freePort()}`)

/** The cookie of a session after its time, with a key for renewal that no other has. */
const endedCookie = (changes: Partial<Session> = {}) =>
  cookieOf(mara, { accessEndsAt: now() - 100, refreshToken: crypto.randomUUID(), ...changes })
