import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '#functions/env.ts'
import { limitPages } from '#functions/http/limit-pages.ts'
import { m } from '#i18n/messages.ts'
import { locales, publicScriptPath } from '#routes'

const app = new Hono<Env>().use(limitPages).all('*', c => c.text('the page'))
const over = { READ_RATE: { limit: async () => ({ success: false }) } }
const under = { READ_RATE: { limit: async () => ({ success: true }) } }

const request = (path: string, accept: string, env: object) =>
  app.request(path, { headers: { accept, 'cf-connecting-ip': '203.0.113.5' } }, env)

test('a page within the limit is shown', async () => {
  const response = await request('/scripts/0/bells', 'text/html', under)
  expect(await response.text()).toBe('the page')
})

test.each(locales)('over the limit a browser gets a page in %s', async locale => {
  const response = await request(publicScriptPath(locale, '0', 'bells'), 'text/html,*/*', over)
  const html = await response.text()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain(`<html lang="${locale}"`)
  expect(html).toContain(m.errors_too_often_text({}, { locale }))
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
})

test('over the limit a program gets a refusal', async () => {
  const response = await request('/scripts/0/bells', 'application/json', over)
  expect([response.status, await response.json()]).toMatchObject([429, { code: 'too_often' }])
})
