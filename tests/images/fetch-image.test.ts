import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Fetcher } from '#images/fetch-file.ts'
import { fetchImage } from '#images/fetch-image.ts'
import { imageLimits } from '#images/image-limits.ts'
import { fakeWeb } from './fake-web.ts'
import { makePng } from './make-png.ts'

const png = makePng({ width: 2, height: 1 })
const home = 'https://pictures.example/a.png'

const redirectTo =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { location } })
const respondWith =
  (content: BodyInit, headers: Record<string, string> = {}) =>
  () =>
    new Response(content, { headers })
const codeOf = async (fetcher: Fetcher, address = home) => {
  const fetched = await fetchImage(address, fetcher)
  return fetched.ok ? fetched.value.type : fetched.code
}

/** A body that never ends, or stalls after its first chunk, and counts the bytes read. */
function endless({ stalls = false, onStall = () => {} } = {}) {
  const state = { bytesRead: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (stalls && state.bytesRead > 0) {
        onStall()
        return new Promise(() => undefined)
      }
      state.bytesRead += 65_536
      controller.enqueue(new Uint8Array(65_536))
      return undefined
    },
    cancel() {
      state.isCancelled = true
    }
  })
  return { state, body }
}

describe('fetching an image', () => {
  test('returns bytes, size, and the type detected from the bytes', async () => {
    const { fetcher } = fakeWeb({ [home]: respondWith(png, { 'content-type': 'text/html' }) })
    expect(await fetchImage(home, fetcher)).toEqual({
      ok: true,
      value: { bytes: png, type: 'image/png', width: 2, height: 1 }
    })
  })

  test.each([301, 302, 303, 307, 308])('follows a redirect with status %i', async status => {
    const { fetcher } = fakeWeb({
      [home]: redirectTo('/b.png', status),
      'https://pictures.example/b.png': respondWith(png)
    })
    expect(await codeOf(fetcher)).toBe('image/png')
  })

  test('follows three redirects but not a fourth', async () => {
    const hops = {
      'https://a.example/3': redirectTo('https://b.example/2'),
      'https://b.example/2': redirectTo('//c.example/1'),
      'https://c.example/1': redirectTo(home),
      [home]: respondWith(png)
    }
    expect(await codeOf(fakeWeb(hops).fetcher, 'https://a.example/3')).toBe('image/png')
    const { fetcher, requested } = fakeWeb({
      ...hops,
      'https://z.example/4': redirectTo('https://a.example/3')
    })
    expect(await codeOf(fetcher, 'https://z.example/4')).toBe('picture_redirects')
    expect(requested).not.toContain(home)
  })

  test('stops at a redirect loop', async () => {
    const { fetcher, requested } = fakeWeb({ [home]: redirectTo(home) })
    expect(await codeOf(fetcher)).toBe('picture_redirects')
    expect(requested).toHaveLength(4)
  })

  test.each([
    ['http://pictures.example/a.png', 'picture_not_https'],
    ['https://127.0.0.1/', 'picture_host'],
    ['https://169.254.169.254/latest/meta-data/', 'picture_host'],
    ['https://[::ffff:10.0.0.1]/', 'picture_host'],
    ['https://0x7f000001/', 'picture_host'],
    ['//localhost/a.png', 'picture_host'],
    ['file:///etc/passwd', 'picture_not_https'],
    ['data:image/png;base64,AAAA', 'picture_not_https'],
    ['https://me:secret@pictures.example/', 'picture_address'],
    ['https://[', 'picture_address']
  ])('does not follow a redirect to %s', async (location, code) => {
    const { fetcher, requested } = fakeWeb({ [home]: redirectTo(location) })
    expect(await codeOf(fetcher)).toBe(code)
    expect(requested).toEqual([home])
  })

  test('makes no request for a forbidden address', async () => {
    const { fetcher, requested } = fakeWeb({})
    expect(await codeOf(fetcher, 'https://10.0.0.1/a.png')).toBe('picture_host')
    expect(await codeOf(fetcher, '')).toBe('picture_address')
    expect(requested).toEqual([])
  })

  test.each([
    ['a missing page', () => new Response('gone', { status: 404 }), 'picture_missing'],
    ['partial content', () => new Response(png, { status: 206 }), 'picture_missing'],
    ['no content', () => new Response(null, { status: 204 }), 'picture_missing'],
    ['a redirect to nowhere', () => new Response(null, { status: 302 }), 'picture_missing'],
    ['an empty file', respondWith(''), 'picture_type'],
    ['an HTML page', respondWith('<!doctype html><p>Hello'), 'picture_type'],
    [
      'an SVG',
      respondWith('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'picture_type'
    ],
    ['an SVG that says it is a PNG', respondWith('<svg/>', { 'content-type': 'image/png' }), 'picture_type'],
    ['a PNG of 4,097 pixels', respondWith(makePng({ width: 4097, height: 1 })), 'picture_too_wide'],
    ['a truncated PNG', respondWith(png.slice(0, 20)), 'picture_broken']
  ])('refuses %s', async (_, page, code) => {
    expect(await codeOf(fakeWeb({ [home]: page }).fetcher)).toBe(code)
  })

  test('reports an unreachable host', async () => {
    expect(await codeOf(fakeWeb({}).fetcher)).toBe('picture_unreachable')
  })

  test('accepts a file of exactly 3 MB and refuses one byte more', async () => {
    const most = new Uint8Array(imageLimits.bytes)
    most.set(png)
    expect(await codeOf(fakeWeb({ [home]: respondWith(most) }).fetcher)).toBe('image/png')
    const more = new Uint8Array(imageLimits.bytes + 1)
    expect(await codeOf(fakeWeb({ [home]: respondWith(more) }).fetcher)).toBe('picture_too_large')
  })

  test('refuses a large content-length, and counts bytes when the content-length is wrong', async () => {
    const announced = endless()
    const headers = { 'content-length': '9999999' }
    expect(await codeOf(fakeWeb({ [home]: respondWith(announced.body, headers) }).fetcher)).toBe(
      'picture_too_large'
    )
    expect(announced.state.isCancelled).toBe(true)
    const lying = endless()
    expect(
      await codeOf(fakeWeb({ [home]: respondWith(lying.body, { 'content-length': '12' }) }).fetcher)
    ).toBe('picture_too_large')
    expect(lying.state.isCancelled).toBe(true)
    expect(lying.state.bytesRead).toBeLessThan(imageLimits.bytes + 300_000)
  })

  const stages = ['the first response', 'a response after a redirect', 'a stalled body']

  test.each(stages)('is too slow when the time is over during %s', async stage => {
    const timeLimit = new AbortController()
    const endTime = () => {
      queueMicrotask(() => timeLimit.abort())
      return new Promise<Response>(() => undefined)
    }
    const { body } = endless({ stalls: true, onStall: () => timeLimit.abort() })
    const { fetcher, requested } = fakeWeb({
      [home]: stage === 'the first response' ? endTime : redirectTo('https://b.example/'),
      'https://b.example/': stage === 'a stalled body' ? redirectTo('https://c.example/') : endTime,
      'https://c.example/': respondWith(body)
    })
    const fetched = await fetchImage(home, fetcher, undefined, undefined, timeLimit.signal)
    expect(fetched).toEqual({ ok: false, code: 'picture_slow' })
    expect(requested).toHaveLength(stages.indexOf(stage) + 1)
  })

  test('may take four seconds in total, with redirects', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => limits.mockRestore())
    const { fetcher } = fakeWeb({
      [home]: redirectTo('https://b.example/'),
      'https://b.example/': respondWith(png)
    })
    expect(await codeOf(fetcher)).toBe('image/png')
    expect(limits.mock.calls).toEqual([[4000]])
  })

  test('stops when the signal aborts', async () => {
    const { fetcher } = fakeWeb({ [home]: () => new Promise(() => undefined) })
    const controller = new AbortController()
    const fetching = fetchImage(home, fetcher, controller.signal)
    controller.abort()
    expect(await fetching).toEqual({ ok: false, code: 'picture_unreachable' })
    expect(await fetchImage(home, fetcher, controller.signal)).toMatchObject({ ok: false })
  })

  test.each([
    ['the signal', 'picture_unreachable'],
    ['the time limit', 'picture_slow']
  ])('settles when %s aborts within the first call of the fetcher', async (which, code) => {
    const controller = new AbortController()
    const never = new AbortController().signal
    const fetcher: Fetcher = () => {
      controller.abort()
      return new Promise(() => undefined)
    }
    const [signal, timeLimit] =
      which === 'the signal' ? [controller.signal, never] : [never, controller.signal]
    expect(await fetchImage(home, fetcher, signal, undefined, timeLimit)).toEqual({ ok: false, code })
  })
})
