import { expect, inject, test } from 'vitest'
import type { Session } from '#functions/session.ts'
import { workerPaths } from '#routes/worker.ts'
import { Jar, signInByFetch } from '../e2e/sign-in.ts'
import { cookieOf, mara, sessionIn } from './as-user.ts'

const origin = inject('origin')
const now = () => Math.floor(Date.now() / 1000)

test('a session whose time is over is renewed, again and again', async () => {
  const site = new Jar(await ended(await signInByFetch('Mara Oakes')))
  const first = await sessionIn(site.header)
  expect(await whoIs(site)).toMatchObject({ state: 'in', user: { name: 'Mara Oakes' } })
  const second = await sessionIn(site.header)
  expect(second.sub).toBe('mara')
  expect(second.accessEndsAt).toBeGreaterThan(now() + 3500)
  expect(second.accessToken).not.toBe(first.accessToken)
  expect(second.refreshToken).not.toBe(first.refreshToken)

  const later = new Jar(await ended(site.header))
  expect(await whoIs(later)).toMatchObject({ state: 'in' })
  const third = await sessionIn(later.header)
  expect(third.refreshToken).not.toBe(second.refreshToken)
  expect(later.header).toContain('belfry.signed-in=1')
})

test('a session is renewed shortly before its end, and left alone until then', async () => {
  const cookie = await signInByFetch('Idris Vale')
  const early = await ask(cookie)
  expect(early.headers.getSetCookie()).toEqual([])
  const soon = await ask(await ended(cookie, { accessEndsAt: now() + 30 }))
  expect(soon.headers.getSetCookie().join()).toContain('belfry.session=')
})

test('all who ask at the same time, and who asks a little later with the old cookie, get the same session', async () => {
  const cookie = await ended(await signInByFetch('Mara Oakes'))
  const sites = Array.from({ length: 6 }, () => new Jar(cookie))
  const answers = await Promise.all(sites.map(whoIs))
  expect(answers.map(({ state }) => state)).toEqual(Array(6).fill('in'))
  const late = new Jar(cookie)
  await whoIs(late)
  const keys = await Promise.all(
    [...sites, late].map(async site => (await sessionIn(site.header)).refreshToken)
  )
  expect(new Set(keys).size).toBe(1)

  // The provider ends all that came of a key which is used twice: it was not.
  const next = new Jar(await ended(late.header))
  expect(await whoIs(next)).toMatchObject({ state: 'in' })
})

test('a route refuses an old session, and answers once it was renewed', async () => {
  const site = new Jar(await ended(await signInByFetch('Idris Vale')))
  const stale = await site.fetch(origin + workerPaths.scripts)
  expect(stale.status).toBe(401)
  expect(await stale.json()).toMatchObject({ code: 'session_stale' })
  await whoIs(site)
  expect((await site.fetch(origin + workerPaths.scripts)).status).toBe(200)
})

test.each([
  ['a key that the provider does not know', { refreshToken: 'not-one-of-theirs' }],
  ['no key for renewal', { refreshToken: undefined }]
])('a session with %s ends', async (_, session) => {
  const site = new Jar(`${await ended(await cookieOf(mara), session)}; belfry.signed-in=1`)
  expect(await whoIs(site)).toEqual({ state: 'expired' })
  expect(site.header).toBe('')
  expect(await whoIs(site)).toEqual({ state: 'out' })
})

test('a session that is too long for one cookie is kept in parts, and in one again when it has become short', async () => {
  const whole = await ended(await signInByFetch('Mara Oakes'), { idToken: 'i'.repeat(6000) })
  const site = new Jar(inParts(whole))
  expect(site.header).toMatch(/belfry\.session\.2=/)
  expect(await whoIs(site)).toMatchObject({ state: 'in' })
  expect(site.header).not.toMatch(/belfry\.session\.\d=/)
  expect((await sessionIn(site.header)).idToken).toMatch(/^eyJ/)
})

test.each([
  ['at its beginning', 0.1],
  ['in the middle', 0.5],
  ['at its end', 0.95]
])('a session that was altered %s is none, and is forgotten', async (_, place) => {
  const site = new Jar(
    `${altered(await ended(await signInByFetch('Mara Oakes')), place)}; belfry.signed-in=1`
  )
  expect(await whoIs(site)).toEqual({ state: 'out' })
  expect(site.header).toBe('')
})

const ask = (cookie: string) => fetch(origin + workerPaths.session, { headers: { cookie } })

async function whoIs(site: Jar): Promise<{ state: string; user?: unknown }> {
  const response = await site.fetch(origin + workerPaths.session)
  expect(response.status).toBe(200)
  return response.json()
}

/** The cookie of the same session after its time. */
async function ended(cookie: string, changes: Partial<Session> = {}): Promise<string> {
  const session = await sessionIn(cookie)
  return cookieOf(session, { ...session, accessEndsAt: now() - 100, ...changes })
}

function inParts(cookie: string): string {
  const [name = '', value = ''] = cookie.split('=')
  const parts = value.match(/.{1,3936}/g) ?? []
  return parts.map((part, place) => `${name}.${place}=${part}`).join('; ')
}

function altered(cookie: string, place: number): string {
  const at = Math.floor(cookie.length * (0.1 + 0.9 * place))
  return cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
}
