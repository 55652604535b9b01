import { expect, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Jar } from '../../e2e/sign-in.ts'
import { createVisitor, expiredCookie, sessionOf, startFakeProvider } from './fake-provider.ts'

const site = 'http://belfry.example'

const whoIs = async (visitor: Jar) => {
  const { state } = await (await visitor.fetch(site + workerPaths.session)).json()
  return state
}
const signOut = (visitor: Jar) => visitor.fetch(site + workerPaths.signOut, { method: 'POST' })

/** A provider that issues tokens only after `issue` is called. `asked` resolves when it is asked for some. */
async function startSlowProvider() {
  const [asked, issue] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const beforeTokens = () => {
    asked.resolve()
    return issue.promise
  }
  return { provider: await startFakeProvider({ beforeTokens }), asked: asked.promise, issue: issue.resolve }
}

test('tabs that renew a session at the same time share one renewal', async () => {
  const { provider, asked, issue } = await startSlowProvider()
  await using _ = provider
  const cookie = await expiredCookie()
  const tabs = [1, 2, 3, 4].map(() => createVisitor(provider.settings, cookie))
  const states = Promise.all(tabs.map(whoIs))
  await asked
  issue()
  expect(await states).toEqual(['in', 'in', 'in', 'in'])
  expect(provider.tokenRequests).toHaveLength(1)
  const tokens = await Promise.all(tabs.map(async tab => (await sessionOf(tab)).refreshToken))
  expect(new Set(tokens).size).toBe(1)
})

test('a sign-out during a renewal wins, and the new tokens are revoked', async () => {
  const { provider, asked, issue } = await startSlowProvider()
  await using _ = provider
  const cookie = await expiredCookie()
  const [tab, leaving] = [createVisitor(provider.settings, cookie), createVisitor(provider.settings, cookie)]
  const { refreshToken } = await sessionOf(tab)
  const state = whoIs(tab)
  await asked
  await signOut(leaving)
  issue()
  expect(await state).toBe('out')
  expect(tab.header).toBe('')
  await expect.poll(() => provider.revocations).toEqual([refreshToken, `${provider.settings.AUTH_ISSUER}-1`])
})

test('a session keeps its identity when it is renewed', async () => {
  await using provider = await startFakeProvider()
  const cookie = await expiredCookie()
  const [tab, copy] = [createVisitor(provider.settings, cookie), createVisitor(provider.settings, cookie)]
  const before = await sessionOf(tab)
  expect(await whoIs(tab)).toBe('in')
  expect(await sessionOf(tab)).toMatchObject({ id: before.id, startedAt: before.startedAt })
  await signOut(tab)
  expect(await whoIs(copy)).toBe('out')
})
