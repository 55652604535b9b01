import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { callerLocale, localeOfPath, readerLocale, requestLocale } from '#functions/http/reader-locale.ts'

const app = new Hono().get('*', c =>
  c.json({ reader: readerLocale(c), request: requestLocale(c), caller: callerLocale(c) })
)

async function localesOf(headers: Record<string, string>, path = '/') {
  const response = await app.request(`https://belfry.example${path}`, { headers })
  const locales: Record<'reader' | 'request' | 'caller', string> = await response.json()
  return locales
}
const readerOf = async (headers: Record<string, string>) => (await localesOf(headers)).reader

describe('the reader’s language', () => {
  test.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-US,en;q=0.9,vi;q=0.8', 'en'],
    ['en;q=0.4, tr;q=0.9', 'tr'],
    ['fr;q=0.5, vi;q=0.5', 'fr'],
    ['FR-ca', 'fr'],
    ['pt', 'pt-br'],
    ['pt-BR', 'pt-br'],
    ['pt-PT,pt;q=0.9', 'pt-br'],
    ['zh', 'en'],
    ['zh-Hant-TW,zh;q=0.9,en;q=0.8', 'en'],
    ['zh-CN,zh;q=0.9,fr;q=0.3', 'fr'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['dev, frr, end', 'en']
  ])('of Accept-Language “%s” is %s', async (header, locale) => {
    expect(await readerOf({ 'accept-language': header })).toBe(locale)
  })

  test('is English without the header', async () => {
    expect(await readerOf({})).toBe('en')
  })

  test.each([
    [';;;,,,===', 'en'],
    ['de;q=abc', 'de'],
    ['de;q="', 'de'],
    ['%E0%A4%A, <script>, tr', 'tr'],
    ['-', 'en']
  ])('survives the broken header “%s”', async (header, locale) => {
    expect(await readerOf({ 'accept-language': header })).toBe(locale)
  })

  test('is found in a header of 64 KB within a second', async () => {
    const header = `${'x-y;q=0.5,'.repeat(6500)}vi;q=0.4`
    const start = performance.now()
    expect(await readerOf({ 'accept-language': header })).toBe('vi')
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test.each([
    ['belfry.language=vi', 'vi'],
    ['a=b; belfry.language=pt-br; c=d', 'pt-br'],
    ['belfry.language=en', 'en']
  ])('is the chosen one with the cookie “%s”', async (cookie, locale) => {
    expect(await readerOf({ cookie, 'accept-language': 'de' })).toBe(locale)
  })

  test.each([
    ['belfry.language=zh'],
    ['belfry.language='],
    ['belfry.language=%E0%A4%A'],
    ['belfry.language']
  ])('is the browser’s with the broken cookie “%s”', async cookie => {
    expect(await readerOf({ cookie, 'accept-language': 'de' })).toBe('de')
  })
})

describe('the language of an address', () => {
  test.each([
    ['/fr', 'fr'],
    ['/fr/nowhere', 'fr'],
    ['/builder/nowhere', 'en'],
    ['/scripts/0/fog', 'en'],
    ['/new', 'en'],
    ['/', undefined],
    ['/nowhere', undefined],
    ['/es/builder', undefined],
    ['/auth/callback/belfry', undefined],
    ['/frankly', undefined]
  ])('%s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale)
  })

  test('decides before the reader’s language', async () => {
    const headers = { 'accept-language': 'de' }
    expect((await localesOf(headers, '/tr/nowhere')).request).toBe('tr')
    expect((await localesOf(headers, '/catalogue/nowhere')).request).toBe('en')
    expect((await localesOf(headers, '/nowhere')).request).toBe('de')
  })
})

test.each([
  ['https://belfry.example/vi/builder', 'vi'],
  ['https://belfry.example/builder?a=/vi/', 'en'],
  ['https://belfry.example/nowhere', 'de'],
  ['no address', 'de']
])('the language of the page %s, which sends a request, is %s', async (referer, locale) => {
  expect((await localesOf({ referer, 'accept-language': 'de' })).caller).toBe(locale)
})

const site = 'https://belfry.example'

test.each([
  ['/scripts/a/fog/sheet.pdf?lang=tr', { referer: `${site}/de/builder` }, 'tr'],
  ['/scripts/a/fog/sheet.pdf?lang=xx', { referer: `${site}/de/builder` }, 'de'],
  ['/vi/scripts/a/fog/sheet.pdf?lang=tr', {}, 'vi'],
  ['/api/account/export', { referer: `${site}/account`, 'accept-language': 'fr' }, 'en'],
  [
    '/auth/callback/belfry',
    { referer: 'https://id.example/fr/', 'accept-language': 'pt-PT,en;q=0.5' },
    'pt-br'
  ],
  ['/images/u/a', { 'accept-language': 'ja' }, 'en']
])('a failure of the file %s, requested with %o, is told in %s', async (path, headers, locale) => {
  expect((await localesOf(headers as Record<string, string>, path)).request).toBe(locale)
})
