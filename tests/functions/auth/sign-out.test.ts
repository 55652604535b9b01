import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { Jar, signInJar } from '../../e2e/sign-in.ts'
import { waitFor } from '../../wait.ts'
import { fetchAs, mara, readSessionCookie, sessionCookieOf } from '../helpers/as-user.ts'

const origin = inject('origin')
const provider = inject('provider')

test('signing out ends the session here, and continues at the provider and back', async () => {
  const site = await signInJar('Mara Oakes')
  const { idToken } = await readSessionCookie(site.header)
  const url = new URL(await signOut(site, '/vi/builder'))
  expect(url.origin).toBe(provider)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id_token_hint: idToken,
    client_id: 'belfry',
    post_logout_redirect_uri: `${origin}/`,
    state: 'vi',
    ui_locales: 'vi'
  })
  expect(site.header).not.toMatch(/belfry\.(session|signed-in)/)
})

test('a copied cookie can’t be renewed after signing out', async () => {
  const site = await signInJar('Idris Vale')
  const { refreshToken = '' } = await readSessionCookie(site.header)
  await signOut(site)
  await waitFor(async () => expect(await requestTokens(refreshToken)).toBe('invalid_grant'))
})

test('every cookie of a split session is deleted', async () => {
  const [name = '', value = ''] = (await sessionCookieOf(mara, { idToken: 'i'.repeat(5000) })).split('=')
  const cookie = `${name}.0=${value.slice(0, 3936)}; ${name}.1=${value.slice(3936)}`
  expect(await whoIs(cookie)).toMatchObject({ state: 'in' })
  const response = await post(cookie)
  const deleted = response.headers.getSetCookie().filter(set => /Max-Age=0/.test(set))
  expect(deleted.map(set => set.split('=')[0])).toEqual([`${name}.0`, `${name}.1`, 'belfry.signed-in'])
})

test('signing out without a session leads to the home page, in the language of the page', async () => {
  expect(await signOut(new Jar(), '/pt-br/about')).toBe(`${origin}/?state=pt-br`)
})

test('a page of another origin can’t sign users out', async () => {
  const response = await fetch(origin + workerPaths.signOut, {
    method: 'POST',
    headers: { cookie: await sessionCookieOf(mara), 'sec-fetch-site': 'cross-site' }
  })
  expect(response.status).toBe(403)
  expect(response.headers.getSetCookie()).toEqual([])
  expect((await fetchAs(mara, workerPaths.signOut)).status).toBe(405)
})

/** @param path of the page that signs out */
async function signOut(site: Jar, path = '/builder'): Promise<string> {
  const headers = { referer: origin + path }
  const response = await site.fetch(origin + workerPaths.signOut, { method: 'POST', headers })
  expect(response.status).toBe(200)
  const { url }: { url: string } = await response.json()
  return url
}

const post = (cookie: string) =>
  fetch(origin + workerPaths.signOut, { method: 'POST', headers: { cookie, origin } })

async function whoIs(cookie: string): Promise<unknown> {
  const response = await fetch(origin + workerPaths.session, { headers: { cookie } })
  return response.json()
}

/** Requests tokens from the provider directly; returns its error code. */
async function requestTokens(refreshToken: string): Promise<string | undefined> {
  const response = await fetch(`${provider}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('belfry:only-for-this-machine')}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
  })
  const { error }: { error?: string } = await response.json()
  return error
}
