import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readSession } from '#functions/auth/session.ts'
import { clearSession } from '#functions/auth/session-cookies.ts'
import type { Env } from '#functions/env.ts'
import { localSession } from '../../../tools/serve/local-session.ts'

const AUTH_SECRET = 'a secret of at least thirty-two characters'
const app = new Hono<Env>().get('/', c => {
  clearSession(c)
  return c.text('ok')
})

/** The names of the cookies that are deleted with a session. */
async function deletedWith(cookie: string) {
  const response = await app.request('http://belfry.example/', { headers: { cookie } })
  expect(response.status).toBe(200)
  const names = response.headers.getSetCookie().map(each => each.split('=')[0])
  return names.filter(name => name !== 'belfry.signed-in')
}

test('a session is deleted with its parts', async () => {
  expect(await deletedWith('belfry.session=a; belfry.session.0=b; belfry.session.1=c; other=d')).toEqual([
    'belfry.session',
    'belfry.session.0',
    'belfry.session.1'
  ])
})

test.each([
  'belfry.session.(x)',
  'belfry.session.x',
  'belfry.session.',
  'belfry.sessions',
  'belfry.session.10'
])('%s is no part of a session', async name => {
  expect(await deletedWith(`${name}=a`)).toEqual([])
  const cookie = `${await localSession(AUTH_SECRET, { sub: 'mara', name: 'Mara' })}; ${name}=a`
  const request = new Request('http://belfry.example/', { headers: { cookie } })
  expect(await readSession(request, { AUTH_SECRET })).toMatchObject({ sub: 'mara' })
})

test('any number of odd cookies costs a response no more than a handful', async () => {
  const names = Array.from({ length: 600 }, (_, index) => `belfry.session.${index}=a`)
  expect((await deletedWith(names.join('; '))).length).toBeLessThanOrEqual(10)
})
