import { describe, expect, test } from 'vitest'
import {
  endSession,
  fetchSession,
  isSessionOver,
  mayBeSignedIn,
  readUser,
  startSignIn
} from '#api/session.ts'
import { answerWith, json, unreachable, withCookies } from './fake-worker.ts'

const signedIn = 'a=1; belfry.signed-in=1'

describe('the session', () => {
  test.each([
    [signedIn, true],
    ['belfry.signed-in=1', true],
    ['belfry.signed-in=0', false],
    ['not-belfry.signed-in=1', false],
    ['', false]
  ])('of a browser with the cookies “%s” may be there: %s', (cookie, isThere) => {
    withCookies(cookie)
    expect(mayBeSignedIn()).toBe(isThere)
  })

  test('costs no request where the cookie says that there is none', async () => {
    withCookies('')
    const requests = answerWith(unreachable)
    expect(await fetchSession()).toEqual({ ok: true, value: { state: 'out' } })
    expect(requests).toEqual([])
  })

  test.each([
    [
      { state: 'in', user: { id: 'a1', name: 'Mara', picture: 'https://a.example/m.png' } },
      { state: 'in', user: { id: 'a1', name: 'Mara', picture: 'https://a.example/m.png' } }
    ],
    [{ state: 'in' }, { state: 'in', user: { name: '' } }],
    [{ state: 'expired', user: {} }, { state: 'expired' }],
    [{ state: 'out' }, { state: 'out' }],
    ['nonsense', { state: 'out' }],
    [null, { state: 'out' }]
  ])('is read from %o', async (body, session) => {
    withCookies(signedIn)
    answerWith(json(body))
    expect(await fetchSession()).toEqual({ ok: true, value: session })
  })

  test('is fetched by one tab after another', async () => {
    withCookies(signedIn)
    let running = 0
    let atOnce = 0
    answerWith(async () => {
      running += 1
      atOnce = Math.max(atOnce, running)
      await new Promise(setImmediate)
      running -= 1
      return Response.json({ state: 'out' })
    })
    await Promise.all([fetchSession(), fetchSession(), fetchSession()])
    expect(atOnce).toBe(1)
  })

  test('is unknown offline, and when the server fails', async () => {
    withCookies(signedIn)
    answerWith(unreachable)
    expect(await fetchSession()).toEqual({ ok: false, code: 'session_unreachable' })
    answerWith(json({ state: 'in' }, 500))
    expect(await fetchSession()).toEqual({ ok: false, code: 'session_unreachable' })
  })
})

test('a picture of the user is shown from https alone', () => {
  expect(readUser({ name: 'Mara', picture: 'http://a.example/m.png' })).toEqual({ name: 'Mara' })
  expect(readUser({ name: 7, picture: 7 })).toEqual({ name: '' })
  expect(readUser(undefined)).toEqual({ name: '' })
})

test('signing in posts where to come back, and reads where to go', async () => {
  const requests = answerWith(json({ url: 'https://id.example/start' }))
  expect(await startSignIn('https://belfry.example/fr/builder')).toEqual({
    ok: true,
    value: 'https://id.example/start'
  })
  const [request] = requests
  expect([request?.method, request?.headers.get('x-auth-return-redirect')]).toEqual(['POST', '1'])
  const fields = new URLSearchParams(await request?.text())
  expect(fields.get('callbackUrl')).toBe('https://belfry.example/fr/builder')
})

test.each([
  ['without an address', json({}), 'failed'],
  ['when refused', json({ url: 'https://id.example' }, 500), 'failed'],
  ['without a provider', json({ code: 'sign_in_not_set_up' }, 503), 'not_set_up'],
  ['with a provider that is away', json({ code: 'sign_in_unreachable' }, 502), 'provider_unreachable'],
  ['offline', unreachable, 'unreachable']
])('signing in and out fail %s', async (_, answer, code) => {
  answerWith(answer)
  expect(await startSignIn('/')).toEqual({ ok: false, code })
  expect(await endSession()).toEqual({ ok: false, code })
})

test('a session is over by two codes', () => {
  expect(['signed_out', 'session_expired', 'session_stale', undefined].map(isSessionOver)).toEqual([
    true,
    true,
    false,
    false
  ])
})
