import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { BucketFailure, StorageTimeout } from '#functions/db/deadline.ts'
import type { Env } from '#functions/env.ts'
import { respondToError } from '#functions/http/respond-to-error.ts'

const log = vi.fn()

beforeEach(() => {
  const spy = vi.spyOn(console, 'error').mockImplementation(log.mockReset())
  return () => spy.mockRestore()
})

/** Requests a page or file that a route fails to make. */
function request(path: string, accept: string, error: Error, headers: Record<string, string> = {}) {
  const app = new Hono<Env>().onError(respondToError).get('*', () => {
    throw error
  })
  return app.request(path, { headers: { accept, ...headers } })
}

const away = new Error('D1_ERROR: Network connection lost.')
const browser = 'text/html,application/xhtml+xml'

test.each([
  ['/scripts/a/fog', 'en', 'Try again in a minute.'],
  ['/fr/scripts/a/fog', 'fr', 'Réessayez dans une minute.']
])('while the database is away, %s is a page that says so', async (path, language, text) => {
  const response = await request(path, browser, away)
  const { headers } = response
  expect([response.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store'
  ])
  expect(headers.get('content-type')).toContain('text/html')
  const html = await response.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(text)
})

test('a page without a language in its address is in the reader’s', async () => {
  const response = await request('/auth/callback/belfry', browser, away, { 'accept-language': 'fr-CH' })
  const html = await response.text()
  expect(html).toContain('<html lang="fr">')
  expect(html).toContain('Réessayez dans une minute.')
})

test('programs get a refusal', async () => {
  const response = await request('/scripts/a/fog', '*/*', away)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
})

test.each([
  ['a wrong statement', new Error('D1_ERROR: no such table: fog: SQLITE_ERROR')],
  ['a bug', new TypeError('fog is undefined')]
])('%s is a failure of ours', async (_, error) => {
  const response = await request('/scripts/a/fog', browser, error)
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, '30'])
  expect(await response.text()).toContain('Something went wrong on our side.')
})

test('the log has the kind and the places of an error, and not its message', async () => {
  await request('/scripts/a/fog', browser, new TypeError('“Fog” is no number', { cause: away }))
  const text = log.mock.calls.join('\n')
  expect(text).toMatch(/^GET \/\*: TypeError, caused by Error D1_ERROR\n {4}at /)
  expect(text).not.toMatch(/fog/i)
})

test.each([new StorageTimeout(), new BucketFailure('The bucket failed')])(
  '%s is a failure for now',
  async error => {
    const response = await request('/scripts/a/fog', browser, error)
    expect(response.status).toBe(503)
  }
)

test('the page leads on without the database: again, to the builder, to the catalogue', async () => {
  const html = await (await request('/de/scripts/a/fog', browser, away)).text()
  expect(
    [...html.matchAll(/<li><a href="([^"]*)">([^<]+)/g)].map(([, href, label]) => [href, label])
  ).toEqual([
    ['', 'Erneut versuchen'],
    ['/de/builder', 'Skripteditor'],
    ['/de/catalogue', 'Katalog']
  ])
})

test('the policy of the page allows its own style and script alone', async () => {
  const response = await request('/scripts/a/fog', browser, away)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; frame-ancestors/)
})

test('an image that a page shows gets a status, and no page', async () => {
  const response = await request('/images/user/a', 'image/avif,image/webp,*/*;q=0.8', away)
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'application/json'])
})
