import { Hono } from 'hono'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { withinDeadline } from '#functions/db/deadline.ts'
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
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null])
  expect(await response.text()).toContain('Something went wrong on our side.')
})

test('the log has the kind and the places of an error, and not its message', async () => {
  await request('/scripts/a/fog', browser, new TypeError('“Fog” is no number', { cause: away }))
  const text = log.mock.calls.join('\n')
  expect(text).toMatch(/^GET \/\*: TypeError, caused by Error D1_ERROR\n {4}at /)
  expect(text).not.toMatch(/fog/i)
})

test('nobody waits longer than three seconds for the database', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const error = withinDeadline(new Promise<Error>(() => {})).catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(3000)
  const response = await request('/scripts/a/fog', browser, await error)
  expect(response.status).toBe(503)
})

test('a query in time has its result', async () => {
  expect(await withinDeadline(Promise.resolve(7))).toBe(7)
  await expect(withinDeadline(Promise.reject(away))).rejects.toBe(away)
})
