import { expect, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { findFreePort } from '../../../tools/serve/serve.ts'
import type { Jar } from '../../e2e/sign-in.ts'
import { createVisitor, providerSettings, startFakeProvider } from './fake-provider.ts'

const accountId = expect.stringMatching(/^[0-9a-f]{32}$/)

const site = 'https://belfry.example'

test.each(Object.keys(providerSettings('https://provider.example')))(
  'without %s a sign-in is refused with a code, and the session route returns signed out',
  async missing => {
    const visitor = createVisitor({ ...providerSettings('https://provider.example'), [missing]: '' })
    const started = await startSignIn(visitor)
    expect(started.status).toBe(503)
    expect(await started.json()).toMatchObject({ code: 'sign_in_not_set_up' })
    const back = await visitor.fetch(`${site}${workerPaths.signInCallback}?code=a&state=b`)
    expect(back.status).toBe(503)
    expect(await whoIs(visitor)).toEqual({ state: 'out' })
  }
)

test('a sign-in is refused with a code when the provider can’t be reached', async () => {
  const visitor = createVisitor(providerSettings(`http://localhost:${await findFreePort()}`))
  const started = await startSignIn(visitor)
  expect(started.status).toBe(502)
  expect(await started.json()).toMatchObject({ code: 'sign_in_unreachable' })
})

test('the provider is asked to speak the language of the page', async () => {
  await using provider = await startFakeProvider()
  const started = await startSignIn(createVisitor(provider.settings), { referer: `${site}/pt-br/builder` })
  const { url }: { url: string } = await started.json()
  expect(new URL(url).searchParams.get('ui_locales')).toBe('pt-BR')
})

test('over HTTPS every cookie is bound to its host, and every secret one is hidden from scripts', async () => {
  await using provider = await startFakeProvider()
  const visitor = createVisitor(provider.settings)
  const started = await startSignIn(visitor)
  const back = await finishSignIn(visitor, started)
  const cookies = [...started.headers.getSetCookie(), ...back.headers.getSetCookie()]
  const activeCookies = cookies.filter(cookie => !/Max-Age=0/i.test(cookie))
  expect(activeCookies.map(nameOf).sort()).toEqual([
    '__Host-belfry.nonce',
    '__Host-belfry.return',
    '__Host-belfry.session',
    '__Host-belfry.state',
    '__Host-belfry.verifier',
    'belfry.signed-in'
  ])
  for (const cookie of activeCookies) {
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/Domain=/i)
    expect(/; HttpOnly/.test(cookie)).toBe(nameOf(cookie) !== 'belfry.signed-in')
  }
  expect(await whoIs(visitor)).toEqual({ state: 'in', user: { id: accountId, name: 'Mara Oakes' } })
})

test.each([[50], [-50]])('sign-in works with a provider whose clock is %i seconds off', async clock => {
  await using provider = await startFakeProvider({ clock })
  const visitor = createVisitor(provider.settings)
  await finishSignIn(visitor, await startSignIn(visitor))
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
})

test.each([[70], [-70]])('sign-in fails with a provider whose clock is %i seconds off', async clock => {
  await using provider = await startFakeProvider({ clock })
  const visitor = createVisitor(provider.settings)
  const back = await finishSignIn(visitor, await startSignIn(visitor))
  expect(back.headers.get('location')).toContain('signIn=failed')
  expect(await whoIs(visitor)).toEqual({ state: 'out' })
})

const startSignIn = (visitor: Jar, headers: Record<string, string> = {}) =>
  visitor.fetch(site + workerPaths.signIn, {
    method: 'POST',
    headers: { 'x-auth-return-redirect': '1', ...headers },
    body: new URLSearchParams({ callbackUrl: `${site}/builder` })
  })

/** Requests the callback as the provider would after the sign-in. */
async function finishSignIn(visitor: Jar, started: Response) {
  const { url }: { url: string } = await started.json()
  const { searchParams } = new URL(url)
  const callback = new URL(workerPaths.signInCallback, site)
  callback.searchParams.set('code', searchParams.get('nonce') ?? '')
  callback.searchParams.set('state', searchParams.get('state') ?? '')
  return visitor.fetch(callback.href)
}

async function whoIs(visitor: Jar): Promise<unknown> {
  const response = await visitor.fetch(site + workerPaths.session)
  expect(response.status).toBe(200)
  return response.json()
}

const nameOf = (cookie: string) => cookie.split('=')[0]
