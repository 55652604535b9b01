import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readerLocale } from '#functions/http/message/reader-locale.ts'

const app = new Hono().all('*', c => c.text(readerLocale(c)))
const site = 'http://localhost'

test.each([
  ['/scripts/a/fog', {}, 'en'],
  ['/vi/scripts/a/fog', {}, 'vi'],
  ['/scripts/a/fog', { 'accept-language': 'fr' }, 'en'],
  ['/scripts/a/fog/sheet.pdf?lang=tr', { referer: `${site}/de/builder` }, 'tr'],
  ['/scripts/a/fog/sheet.pdf?lang=xx', { referer: `${site}/de/builder` }, 'de'],
  ['/api/account/export', { referer: `${site}/account`, 'accept-language': 'fr' }, 'en'],
  [
    '/auth/callback/belfry',
    { referer: 'https://id.example/fr/', 'accept-language': 'pt-PT,en;q=0.5' },
    'pt-br'
  ],
  ['/auth/callback/belfry', { 'accept-language': 'ja;q=0.9, en;q=0.1, de-AT;q=0.8' }, 'de'],
  ['/images/user/a', { 'accept-language': 'ja' }, 'en'],
  ['/images/user/a', {}, 'en']
])('the reader of %s with %o reads %s', async (path, headers, locale) => {
  const response = await app.request(site + path, { headers: headers as Record<string, string> })
  expect(await response.text()).toBe(locale)
})
