import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '#functions/env.ts'
import { openHome } from '#functions/public/open-home.ts'

const app = new Hono<Env>().get('/', openHome)

const open = (address: string, headers: Record<string, string> = {}) =>
  app.request(new URL(address, 'https://belfry.example'), { headers })

test('the home address leads to the builder in the browser’s language, and no cache shares that', async () => {
  const response = await open('/', { 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.8' })
  expect(response.status).toBe(302)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    location: '/pt-br/builder',
    vary: 'Accept-Language, Cookie',
    'cache-control': 'private, no-store'
  })
  // Nobody has chosen it.
  expect(response.headers.has('set-cookie')).toBe(false)
})

test('without a language that Belfry speaks, it leads to English', async () => {
  expect((await open('/', { 'accept-language': 'zh' })).headers.get('location')).toBe('/builder')
})

test('the chosen language counts more, and is stored for another year', async () => {
  const response = await open('/', { 'accept-language': 'de', cookie: 'belfry.language=vi' })
  expect(response.headers.get('location')).toBe('/vi/builder')
  expect(response.headers.getSetCookie()).toEqual([
    'belfry.language=vi; Path=/; SameSite=Lax; Max-Age=31536000; Secure'
  ])
})

test('on a page without HTTPS the cookie isn’t limited to it', async () => {
  const response = await open('http://localhost:8787/', { cookie: 'belfry.language=fr' })
  expect(response.headers.getSetCookie()).toEqual([
    'belfry.language=fr; Path=/; SameSite=Lax; Max-Age=31536000'
  ])
})

test('after a sign-out it continues in the language that the provider returns, and the choice stays', async () => {
  const response = await open('/?state=de', { cookie: 'belfry.language=vi' })
  expect(response.headers.get('location')).toBe('/de/builder')
  expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('belfry.language=vi')])
  expect((await open('/?state=en', { 'accept-language': 'de' })).headers.get('location')).toBe('/builder')
})

test.each([['/?state=//evil.example'], ['/?state=../x'], ['/?state=zh'], ['/?state=']])(
  '%s leads nowhere else',
  async address => {
    expect((await open(address, { 'accept-language': 'tr' })).headers.get('location')).toBe('/tr/builder')
  }
)

test('the rest of the query stays as it is', async () => {
  const { headers } = await open('/?script=a%20b+c&open=script/0123')
  expect(headers.get('location')).toBe('/builder?script=a%20b+c&open=script/0123')
  expect((await open('/?a=1&state=fr')).headers.get('location')).toBe('/fr/builder?a=1')
})
