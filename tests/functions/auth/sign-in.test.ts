import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { beginSignIn, chooseUser, Jar, signInByFetch } from '../../e2e/sign-in.ts'

const origin = inject('origin')

test('a sign-in sets a session and returns to the page where it started', async () => {
  const site = new Jar()
  const back = await chooseUser(await beginSignIn(site, '/builder/almanac'), 'mara')
  const answer = await site.fetch(back)
  expect(answer.headers.get('location')).toBe(`${origin}/builder/almanac`)
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/belfry\.session=\S+;.*HttpOnly.*SameSite=Lax/i)
  expect(site.header).toContain('belfry.signed-in=1')
  const { state, user } = await whoIs(site.header)
  expect(state).toBe('in')
  expect(user).toMatchObject({ name: 'Mara Oakes', picture: `${inject('provider')}/pictures/mara.svg` })
})

test('both local users can sign in', async () => {
  const { user } = await whoIs(await signInByFetch('Idris Vale'))
  expect(user).toMatchObject({ name: 'Idris Vale' })
})

test('a sign-in requests PKCE, state, nonce, our scope and our audience', async () => {
  const { searchParams } = new URL(await beginSignIn(new Jar()))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/.{20}/),
    nonce: expect.stringMatching(/.{20}/),
    scope: 'openid profile email offline_access',
    audience: 'https://belfry.example/api'
  })
})

test.each([
  ['https://elsewhere.example/'],
  ['//elsewhere.example/'],
  ['/\\elsewhere.example'],
  ['javascript:alert(1)'],
  ['http://['],
  [`${origin}.elsewhere.example/`]
])('a sign-in never redirects to another origin: %s', async callbackUrl => {
  const site = new Jar()
  const answer = await site.fetch(await chooseUser(await beginSignIn(site, callbackUrl), 'mara'))
  expect(new URL(answer.headers.get('location') ?? '').origin).toBe(origin)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://elsewhere.example' }],
  [{}]
])('a page of another origin can’t start a sign-in: %o', async headers => {
  const response = await fetch(origin + workerPaths.signIn, { method: 'POST', headers })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'request_forged' })
})

test('a sign-in that is cancelled at the provider redirects back with an error', async () => {
  const site = new Jar()
  const answer = await site.fetch(await chooseUser(await beginSignIn(site, '/builder/night'), ''))
  expect(answer.headers.get('location')).toBe(`${origin}/builder/night?signIn=cancelled`)
})

test('a callback with the state of another browser is refused', async () => {
  const [mine, theirs] = [new Jar(), new Jar()]
  await beginSignIn(mine)
  const stolen = await chooseUser(await beginSignIn(theirs), 'idris')
  await expectFailed(mine, stolen)
  await expectFailed(new Jar(), stolen)
})

test('an authorization code is valid once', async () => {
  const site = new Jar()
  const back = await chooseUser(await beginSignIn(site), 'mara')
  const before = site.header
  await site.fetch(back)
  const replayed = await fetch(back, { headers: { cookie: before }, redirect: 'manual' })
  expect(replayed.headers.get('location')).toContain('signIn=failed')
  expect(replayed.headers.getSetCookie().join()).not.toContain('belfry.session=')
})

test.each(['signin', 'session', 'csrf', 'providers', 'error', 'signout', 'signin/other'])(
  'other routes of @auth/core aren’t reachable: %s',
  async path => {
    expect((await fetch(`${origin}/auth/${path}`)).status).toBe(404)
  }
)

async function expectFailed(site: Jar, address: string) {
  const answer = await site.fetch(address)
  expect(answer.headers.get('location')).toMatch(/signIn=(expired|failed)/)
  expect((await whoIs(site.header)).state).toBe('out')
}

async function whoIs(cookie: string): Promise<{ state: string; user?: unknown }> {
  const response = await fetch(origin + workerPaths.session, { headers: { cookie } })
  return response.json()
}
