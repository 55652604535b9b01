import { expect, test } from 'vitest'
import { workerPaths } from '#routes/worker.ts'
import { freePort } from '../../tools/serve.ts'
import type { Jar } from '../e2e/sign-in.ts'
import { settingsFor, startFakeProvider, visitorOf } from './fake-provider.ts'

const site = 'https://belfry.example'

test.each(Object.keys(settingsFor('https://provider.example')))(
  'without %s nobody signs in, and is told why; who asks who is signed in is nobody',
  async missing => {
    const visitor = visitorOf({ ...settingsFor('https://provider.example'), [missing]: '' })
    const begun = await begin(visitor)
    expect(begun.status).toBe(503)
    expect(await begun.json()).toMatchObject({ code: 'sign_in_not_set_up' })
    const back = await visitor.fetch(`${site}${workerPaths.signInReturn}?code=a&state=b`)
    expect(back.status).toBe(503)
    expect(await whoIs(visitor)).toEqual({ state: 'out' })
  }
)

test('where the provider cannot be reached, who signs in is told so', async () => {
  const visitor = visitorOf(settingsFor(`http://localhost:${await freePort()}`))
  const begun = await begin(visitor)
  expect(begun.status).toBe(502)
  expect(await begun.json()).toMatchObject({ code: 'sign_in_unreachable' })
})

test('over HTTPS each cookie is bound to its host, and each that is secret is hidden from scripts', async () => {
  await using provider = await startFakeProvider()
  const visitor = visitorOf(provider.settings)
  const begun = await begin(visitor)
  const back = await comeBack(visitor, begun)
  const cookies = [...begun.headers.getSetCookie(), ...back.headers.getSetCookie()]
  const kept = cookies.filter(cookie => !/Max-Age=0/i.test(cookie))
  expect(kept.map(nameOf).sort()).toEqual([
    '__Host-belfry.nonce',
    '__Host-belfry.return',
    '__Host-belfry.session',
    '__Host-belfry.state',
    '__Host-belfry.verifier',
    'belfry.signed-in'
  ])
  for (const cookie of kept) {
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/Domain=/i)
    expect(/; HttpOnly/.test(cookie)).toBe(nameOf(cookie) !== 'belfry.signed-in')
  }
  expect(await whoIs(visitor)).toEqual({ state: 'in', user: { name: 'Mara Oakes' } })
})

test.each([[50], [-50]])('a provider whose clock is %i seconds off signs in', async clock => {
  await using provider = await startFakeProvider({ clock })
  const visitor = visitorOf(provider.settings)
  await comeBack(visitor, await begin(visitor))
  expect(await whoIs(visitor)).toMatchObject({ state: 'in' })
})

test.each([[70], [-70]])('one whose clock is %i seconds off does not', async clock => {
  await using provider = await startFakeProvider({ clock })
  const visitor = visitorOf(provider.settings)
  const back = await comeBack(visitor, await begin(visitor))
  expect(back.headers.get('location')).toContain('signIn=failed')
  expect(await whoIs(visitor)).toEqual({ state: 'out' })
})

const begin = (visitor: Jar) =>
  visitor.fetch(site + workerPaths.signIn, {
    method: 'POST',
    headers: { 'x-auth-return-redirect': '1' },
    body: new URLSearchParams({ callbackUrl: `${site}/builder` })
  })

/** From where a sign-in began to where the provider leads back. */
async function comeBack(visitor: Jar, begun: Response) {
  const { url }: { url: string } = await begun.json()
  const { searchParams } = new URL(url)
  const back = new URL(workerPaths.signInReturn, site)
  back.searchParams.set('code', searchParams.get('nonce') ?? '')
  back.searchParams.set('state', searchParams.get('state') ?? '')
  return visitor.fetch(back.href)
}

async function whoIs(visitor: Jar): Promise<unknown> {
  const response = await visitor.fetch(site + workerPaths.session)
  expect(response.status).toBe(200)
  return response.json()
}

const nameOf = (cookie: string) => cookie.split('=')[0]
