import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { fetchAs, type User } from '../helpers/as-user.ts'

const origin = inject('origin')
const request = (path: string, init: RequestInit = {}) => fetch(origin + path, init)
const oneScript = JSON.stringify(['imp', 'chef'])

const responses: readonly [string, string, RequestInit?][] = [
  ['a built page', '/builder'],
  ['a built page in another language', '/fr/catalogue'],
  ['a page for every id', '/builder/characters/edit/cook'],
  ['a page that doesn’t exist', '/nothing-here'],
  ['JSON', '/api/health'],
  ['a refusal', '/api/nothing'],
  ['a file of the catalogue', '/api/catalogue/en-GB.json'],
  ['an icon', '/images/characters_evil/imp.png'],
  ['a card', '/api/card.png', { method: 'POST', body: oneScript }],
  ['a built file', '/favicon.svg']
]

describe('every response has the security headers', () => {
  test.each(responses)('%s', async (_name, path, init) => {
    const { headers } = await request(path, init)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('built pages', () => {
  const pages = globSync('dist/client/**/*.html')

  test('have a policy before the first script, style or link, without `unsafe` sources', () => {
    expect(pages.length).toBeGreaterThan(1000)
    const wrong = pages.filter(page => {
      const html = readFileSync(page, 'utf8')
      const [before = '', policy = ''] = html.split('<meta http-equiv="content-security-policy" content="')
      const directives = policy.slice(0, policy.indexOf('">'))
      return /<(?:script|style|link)/.test(before) || !directives || directives.includes('unsafe')
    })
    expect(wrong).toEqual([])
  })

  // The edge's limits for a Worker's assets, on the free plan.
  test('and other built files are at most 20,000, of at most 25 MB each', () => {
    const files = globSync('dist/client/**/*.*').map(file => statSync(file).size)
    expect(files.length).toBeLessThan(20_000)
    expect(Math.max(...files)).toBeLessThan(25 * 1024 * 1024)
  })

  test('have no inline script or style that their policy doesn’t allow', () => {
    const wrong = pages.filter(page => {
      const html = readFileSync(page, 'utf8')
      const inlined = html.matchAll(/<(?:script|style)(?: type="(?:importmap|module)")?>([\s\S]*?)<\//g)
      const unknown = [...inlined].some(([, text = '']) => !html.includes(`'sha256-${digest(text)}'`))
      return unknown || /<[a-z][^<>]*\s(?:style|on[a-z]+)=["']/.test(html)
    })
    expect(wrong).toEqual([])
  })
})

/** Sends 50 requests at a time until one gets 429. The limit can reset on the way, which allows as many again. */
async function until429(send: () => Promise<Response>, allowed: number) {
  const statuses: number[] = []
  while (statuses.length < 2 * allowed + 50) {
    const batch = await Promise.all(Array.from({ length: 50 }, send))
    statuses.push(...batch.map(({ status }) => status))
    const stopped = batch.find(({ status }) => status === 429)
    await Promise.all(batch.filter(response => response !== stopped).map(response => response.text()))
    if (stopped) return { statuses, stopped }
  }
  return { statuses, stopped: undefined }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64')

describe('a signed-in user', () => {
  test('may send 300 changes a minute, and still read after that', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.62' }
    const change = (user: User) => fetchAs(user, '/api/scripts/none', { method: 'DELETE', headers })
    const busy = { sub: 'changes-all-the-time', name: 'Busy' }
    const { statuses, stopped } = await until429(() => change(busy), 300)
    expect(statuses.filter(status => status === 422).length).toBeGreaterThanOrEqual(300)
    expect([stopped?.status, stopped?.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await fetchAs(busy, '/api/scripts', { headers })).status).toBe(200)
    expect((await change({ sub: 'changes-little', name: 'Calm' })).status).toBe(422)
  })
})

describe('other programs', () => {
  test('get the supported methods with a 405', async () => {
    const refused = await request('/api/import')
    expect(refused.status).toBe(405)
    expect(refused.headers.get('allow')).toBe('POST')
    expect(await refused.json()).toMatchObject({ code: 'method_unknown' })
    const posted = await request('/api/session', { method: 'POST', headers: { origin } })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('may request sheets and imports from pages of other origins', async () => {
    const originHeader = { origin: 'https://bots.example' }
    const preflight = await request('/api/sheet.pdf', {
      method: 'OPTIONS',
      headers: { ...originHeader, 'access-control-request-method': 'POST' }
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST'])
    const read = await request('/api/import', { method: 'POST', headers: originHeader, body: oneScript })
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(read.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('may request 60 sheets a minute per network', async () => {
    const card = (address: string) =>
      request('/api/card.png', {
        method: 'POST',
        body: '[]',
        headers: { 'cf-connecting-ip': address, origin: 'https://bots.example' }
      })
    let host = 0
    const { statuses, stopped } = await until429(() => card(`2001:db8:7:1::${++host}`), 60)
    expect(statuses.filter(status => status !== 429).length).toBeGreaterThanOrEqual(60)
    expect([stopped?.status, stopped?.headers.get('retry-after')]).toEqual([429, '60'])
    expect(stopped?.headers.get('access-control-allow-origin')).toBe('*')
    expect(await stopped?.json()).toMatchObject({ code: 'too_often' })
    expect((await card('2001:db8:7:2::1')).status).not.toBe(429)
  })
})
