import { expect, inject, test } from 'vitest'
import type { Session } from '#functions/auth/session.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { Jar, signInByFetch } from '../../e2e/sign-in.ts'
import { mara, readSessionCookie, sessionCookieOf } from '../helpers/as-user.ts'

const origin = inject('origin')
const now = () => Math.floor(Date.now() / 1000)

test('an expired session is renewed, again and again', async () => {
  const site = new Jar(await expired(await signInByFetch('Mara Oakes')))
  const first = await readSessionCookie(site.header)
  expect(await whoIs(site)).toMatchObject({ state: 'in', user: { name: 'Mara Oakes' } })
  const second = await readSessionCookie(site.header)
  expect(second.sub).toBe('mara')
  expect(second.accessEndsAt).toBeGreaterThan(now() + 3500)
  expect(second.accessToken).not.toBe(first.accessToken)
  expect(second.refreshToken).not.toBe(first.refreshToken)

  const later = new Jar(await expired(site.header))
  expect(await whoIs(later)).toMatchObject({ state: 'in' })
  const third = await readSessionCookie(later.header)
  expect(third.refreshToken).not.toBe(second.refreshToken)
  expect(later.header).toContain('belfry.signed-in=1')
})

test('a session is renewed shortly before its end, and not earlier', async () => {
  const cookie = await signInByFetch('Idris Vale')
  const early = await fetchSession(cookie)
  expect(early.headers.getSetCookie()).toEqual([])
  const soon = await fetchSession(await expired(cookie, { accessEndsAt: now() + 30 }))
  expect(soon.headers.getSetCookie().join()).toContain('belfry.session=')
})

test('concurrent requests, and a late one with the old cookie, get the same session', async () => {
  const cookie = await expired(await signInByFetch('Mara Oakes'))
  const sites = Array.from({ length: 6 }, () => new Jar(cookie))
  const answers = await Promise.all(sites.map(whoIs))
  expect(answers.map(({ state }) => state)).toEqual(Array(6).fill('in'))
  const late = new Jar(cookie)
  await whoIs(late)
  const refreshTokens = await Promise.all(
    [...sites, late].map(async site => (await readSessionCookie(site.header)).refreshToken)
  )
  expect(new Set(refreshTokens).size).toBe(1)

  // The provider revokes a session whose refresh token is used twice; this one is still valid.
  const next = new Jar(await expired(late.header))
  expect(await whoIs(next)).toMatchObject({ state: 'in' })
})

test('a route refuses an expired session, and works after its renewal', async () => {
  const site = new Jar(await expired(await signInByFetch('Idris Vale')))
  const stale = await site.fetch(origin + workerPaths.scripts)
  expect(stale.status).toBe(401)
  expect(await stale.json()).toMatchObject({ code: 'session_stale' })
  await whoIs(site)
  expect((await site.fetch(origin + workerPaths.scripts)).status).toBe(200)
})

test.each([
  ['a refresh token that the provider doesn’t know', { refreshToken: 'not-one-of-theirs' }],
  ['no refresh token', { refreshToken: undefined }]
])('a session with %s ends', async (_, session) => {
  const site = new Jar(`${await expired(await sessionCookieOf(mara), session)}; belfry.signed-in=1`)
  expect(await whoIs(site)).toEqual({ state: 'expired' })
  expect(site.header).toBe('')
  expect(await whoIs(site)).toEqual({ state: 'out' })
})

test('a session that is too long for one cookie is split, and stored in one again when it gets short', async () => {
  const whole = await expired(await signInByFetch('Mara Oakes'), { idToken: 'i'.repeat(6000) })
  const site = new Jar(splitCookie(whole))
  expect(site.header).toMatch(/belfry\.session\.2=/)
  expect(await whoIs(site)).toMatchObject({ state: 'in' })
  expect(site.header).not.toMatch(/belfry\.session\.\d=/)
  expect((await readSessionCookie(site.header)).idToken).toMatch(/^eyJ/)
})

test.each([
  ['at its start', 0.1],
  ['in the middle', 0.5],
  ['at its end', 0.95]
])('a session that was altered %s is invalid, and its cookies are deleted', async (_, position) => {
  const site = new Jar(
    `${altered(await expired(await signInByFetch('Mara Oakes')), position)}; belfry.signed-in=1`
  )
  expect(await whoIs(site)).toEqual({ state: 'out' })
  expect(site.header).toBe('')
})

const fetchSession = (cookie: string) => fetch(origin + workerPaths.session, { headers: { cookie } })

async function whoIs(site: Jar): Promise<{ state: string; user?: unknown }> {
  const response = await site.fetch(origin + workerPaths.session)
  expect(response.status).toBe(200)
  return response.json()
}

/** The cookie of the same session, expired. */
async function expired(cookie: string, changes: Partial<Session> = {}): Promise<string> {
  const session = await readSessionCookie(cookie)
  return sessionCookieOf(session, { ...session, accessEndsAt: now() - 100, ...changes })
}

function splitCookie(cookie: string): string {
  const [name = '', value = ''] = cookie.split('=')
  const parts = value.match(/.{1,3936}/g) ?? []
  return parts.map((part, index) => `${name}.${index}=${part}`).join('; ')
}

/** @param position From 0, the start, to 1, the end. */
function altered(cookie: string, position: number): string {
  const at = Math.floor(cookie.length * (0.1 + 0.9 * position))
  return cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
}
