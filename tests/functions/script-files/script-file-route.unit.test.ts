import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { createScriptFileRoutes } from '#functions/routes/script-files.ts'
import { fetchScriptFile } from '#functions/script-files/fetch-script-file.ts'
import { fakeWeb } from '../../images/fake-web.ts'

const raw = 'https://raw.githubusercontent.com/ann/bells/main/bells.json'
const botcscripts = 'https://www.botcscripts.com'
const script = '["imp"]'

const respond =
  (body: BodyInit, type = 'application/json') =>
  () =>
    new Response(body, { headers: { 'content-type': type } })
const redirectTo = (location: string) => () => new Response(null, { status: 302, headers: { location } })

/** The Worker's route with a fake web, and a limit of some requests. */
function createWorker(pages: Record<string, () => Response>, allowed = 100) {
  const { fetcher, requested } = fakeWeb(pages)
  let count = 0
  const FETCH_RATE = { limit: async () => ({ success: ++count <= allowed }) }
  const app = createScriptFileRoutes(fetcher)
  const post = (body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.request('/script-file', { method: 'POST', body, headers }, { FETCH_RATE })
  const ask = (address: string, headers?: Record<string, string>) =>
    post(JSON.stringify({ address }), headers)
  return { post, ask, requested }
}

const codeOf = async (response: Response) => [response.status, (await response.json()).code]

describe('a script file of another host', () => {
  test('is sent as it is, and can’t be used as a page', async () => {
    const { ask } = createWorker({ [raw]: respond(script, 'text/plain; charset=utf-8') })
    const response = await ask('https://github.com/ann/bells/blob/main/bells.json')
    expect([response.status, await response.text()]).toEqual([200, script])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store'
    })
  })

  test('is the newest version of a script without a version', async () => {
    const { ask, requested } = createWorker({
      [`${botcscripts}/api/script_ids/134/`]: respond('{"pk":134,"latest_version":"2.0.1","versions":{}}'),
      [`${botcscripts}/script/134/2.0.1/download`]: respond(script)
    })
    expect(await (await ask('https://botcscripts.com/script/134')).text()).toBe(script)
    expect(requested).toHaveLength(2)
  })

  test.each(['{"pk":134,"latest_version":"../../evil"}', '[]', 'broken'])(
    'is the description itself when that names no version: %s',
    async list => {
      const { ask, requested } = createWorker({ [`${botcscripts}/api/script_ids/134/`]: respond(list) })
      expect(await (await ask(`${botcscripts}/script/134`)).text()).toBe(list)
      expect(requested).toHaveLength(1)
    }
  )

  test('follows redirects on allowed hosts alone', async () => {
    const gist = 'https://gist.githubusercontent.com/ann/1/raw'
    const { ask } = createWorker({ [raw]: redirectTo(gist), [gist]: respond(script) })
    expect((await ask(raw)).status).toBe(200)
    for (const target of [
      'https://evil.example/a.json',
      'http://raw.githubusercontent.com/a',
      'https://127.0.0.1/',
      'https://raw.githubusercontent.com:8443/a',
      'https://me:secret@raw.githubusercontent.com/a',
      'file:///etc/passwd'
    ]) {
      const { ask, requested } = createWorker({ [raw]: redirectTo(target) })
      expect(await codeOf(await ask(raw))).toEqual([422, 'source_host'])
      expect(requested).toEqual([raw])
    }
    const loop = createWorker({ [raw]: redirectTo(raw) })
    expect(await codeOf(await loop.ask(raw))).toEqual([502, 'source_redirects'])
    expect(loop.requested).toHaveLength(4)
  })

  test.each([
    ['missing', () => new Response('gone', { status: 404 }), 502, 'source_missing'],
    ['a page', respond('<!doctype html>', 'text/html'), 422, 'source_type'],
    ['an image', respond('PNG', 'image/png'), 422, 'source_type'],
    ['too large', respond(new Uint8Array(limits.file.bytes + 1)), 422, 'source_too_large']
  ])('is refused when it is %s', async (_, page, status, code) => {
    expect(await codeOf(await createWorker({ [raw]: page }).ask(raw))).toEqual([status, code])
  })

  test('is refused when its host is away, or slow', async () => {
    expect(await codeOf(await createWorker({}).ask(raw))).toEqual([502, 'source_unreachable'])
    const over = AbortSignal.abort()
    const never = new AbortController().signal
    const { fetcher } = fakeWeb({ [raw]: respond(script) })
    expect(await fetchScriptFile(raw, fetcher, never, over)).toEqual({ ok: false, code: 'source_slow' })
  })
})

describe('a request that is refused', () => {
  test.each([
    'https://scripts.example/a.json',
    'https://10.0.0.1/a.json',
    'https://[::1]/',
    'http://localhost:8787/api/health',
    'Imp'
  ])('makes none of its own: %s', async address => {
    const { ask, requested } = createWorker({})
    expect(await codeOf(await ask(address))).toEqual([422, 'source_host'])
    expect(requested).toEqual([])
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['a client that is no browser', {}]
  ])('comes from %s', async (_, headers) => {
    const { ask, requested } = createWorker({ [raw]: respond(script) })
    expect(await codeOf(await ask(raw, headers))).toEqual([403, 'request_forged'])
    expect(requested).toEqual([])
  })

  test.each(['', '{}', '{"address":""}', `{"address":"${raw}${'a'.repeat(2048)}"}`, 'x'.repeat(9000)])(
    'has an invalid body',
    async body => {
      const response = await createWorker({}).post(body)
      expect([400, 422]).toContain(response.status)
    }
  )

  test('is one too many', async () => {
    const { ask } = createWorker({ [raw]: respond(script) }, 2)
    const statuses: number[] = []
    for (const _ of [1, 2, 3]) statuses.push((await ask(raw)).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})
