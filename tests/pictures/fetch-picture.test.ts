import { describe, expect, test } from 'vitest'
import { type Fetcher, fetchPicture } from '#pictures/fetch-picture.ts'
import { pictureLimits } from '#pictures/picture-limits.ts'
import { makePng } from './make-png.ts'

const picture = makePng({ width: 2, height: 1 })
const home = 'https://pictures.example/a.png'

/** A web of a few addresses, which also tells what was asked of it. */
function web(pages: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = []
  const fetcher: Fetcher = async url => {
    asked.push(url.href)
    const page = pages[url.href]
    if (!page) throw new TypeError('No such host')
    return page()
  }
  return { asked, fetcher }
}

const leadsTo =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { location } })
const file =
  (content: BodyInit, headers: Record<string, string> = {}) =>
  () =>
    new Response(content, { headers })
const codeOf = async (fetcher: Fetcher, address = home) => {
  const fetched = await fetchPicture(address, fetcher)
  return fetched.ok ? fetched.value.type : fetched.code
}

/** A body that goes on for ever, or falls silent after its first bytes, and tells how much was taken of it. */
function endless({ isSilent = false } = {}) {
  const state = { given: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSilent && state.given > 0) return new Promise(() => undefined)
      state.given += 65_536
      controller.enqueue(new Uint8Array(65_536))
      return undefined
    },
    cancel() {
      state.isCancelled = true
    }
  })
  return { state, body }
}

describe('fetching a picture', () => {
  test('answers with its bytes, its type by them and its size', async () => {
    const { fetcher } = web({ [home]: file(picture, { 'content-type': 'text/html' }) })
    expect(await fetchPicture(home, fetcher)).toEqual({
      ok: true,
      value: { bytes: picture, type: 'image/png', width: 2, height: 1 }
    })
  })

  test.each([301, 302, 303, 307, 308])('follows a redirect of status %i', async status => {
    const { fetcher } = web({
      [home]: leadsTo('/b.png', status),
      'https://pictures.example/b.png': file(picture)
    })
    expect(await codeOf(fetcher)).toBe('image/png')
  })

  test('follows three redirects and no fourth', async () => {
    const hops = {
      'https://a.example/3': leadsTo('https://b.example/2'),
      'https://b.example/2': leadsTo('//c.example/1'),
      'https://c.example/1': leadsTo(home),
      [home]: file(picture)
    }
    expect(await codeOf(web(hops).fetcher, 'https://a.example/3')).toBe('image/png')
    const { fetcher, asked } = web({ ...hops, 'https://z.example/4': leadsTo('https://a.example/3') })
    expect(await codeOf(fetcher, 'https://z.example/4')).toBe('picture_redirects')
    expect(asked).not.toContain(home)
  })

  test('ends a redirect to itself', async () => {
    const { fetcher, asked } = web({ [home]: leadsTo(home) })
    expect(await codeOf(fetcher)).toBe('picture_redirects')
    expect(asked).toHaveLength(4)
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
  ])('does not ask %s where a redirect leads there', async (location, code) => {
    const { fetcher, asked } = web({ [home]: leadsTo(location) })
    expect(await codeOf(fetcher)).toBe(code)
    expect(asked).toEqual([home])
  })

  test('asks nothing at all for an address that is not allowed', async () => {
    const { fetcher, asked } = web({})
    expect(await codeOf(fetcher, 'https://10.0.0.1/a.png')).toBe('picture_host')
    expect(await codeOf(fetcher, '')).toBe('picture_address')
    expect(asked).toEqual([])
  })

  test.each([
    ['a page that is missing', () => new Response('gone', { status: 404 }), 'picture_missing'],
    ['a part of a file', () => new Response(picture, { status: 206 }), 'picture_missing'],
    ['no content', () => new Response(null, { status: 204 }), 'picture_missing'],
    ['a redirect to nowhere', () => new Response(null, { status: 302 }), 'picture_missing'],
    ['an empty file', file(''), 'picture_type'],
    ['a page', file('<!doctype html><p>Hello'), 'picture_type'],
    [
      'an SVG',
      file('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'picture_type'
    ],
    ['an SVG that says it is a PNG', file('<svg/>', { 'content-type': 'image/png' }), 'picture_type'],
    ['a PNG of 4,097 pixels', file(makePng({ width: 4097, height: 1 })), 'picture_too_wide'],
    ['a PNG that breaks off', file(picture.slice(0, 20)), 'picture_broken']
  ])('refuses %s', async (_, page, code) => {
    expect(await codeOf(web({ [home]: page }).fetcher)).toBe(code)
  })

  test('says when a host cannot be reached', async () => {
    expect(await codeOf(web({}).fetcher)).toBe('picture_unreachable')
  })

  test('reads a file of 3 MB and none of a byte more', async () => {
    const most = new Uint8Array(pictureLimits.bytes)
    most.set(picture)
    expect(await codeOf(web({ [home]: file(most) }).fetcher)).toBe('image/png')
    const more = new Uint8Array(pictureLimits.bytes + 1)
    expect(await codeOf(web({ [home]: file(more) }).fetcher)).toBe('picture_too_large')
  })

  test('believes a host that announces too much, and counts with one that lies', async () => {
    const announced = endless()
    const said = { 'content-length': '9999999' }
    expect(await codeOf(web({ [home]: file(announced.body, said) }).fetcher)).toBe('picture_too_large')
    expect(announced.state.isCancelled).toBe(true)
    const lying = endless()
    expect(await codeOf(web({ [home]: file(lying.body, { 'content-length': '12' }) }).fetcher)).toBe(
      'picture_too_large'
    )
    expect(lying.state.isCancelled).toBe(true)
    expect(lying.state.given).toBeLessThan(pictureLimits.bytes + 300_000)
  })

  test('takes four seconds in all, through redirects and a body that falls silent', async () => {
    const slowly = (answer: () => Response) => () =>
      new Promise<Response>(resolve => setTimeout(() => resolve(answer()), 1500))
    const begin = performance.now()
    const { fetcher } = web({
      [home]: slowly(leadsTo('https://b.example/')),
      'https://b.example/': slowly(leadsTo('https://c.example/')),
      'https://c.example/': slowly(file(endless({ isSilent: true }).body))
    })
    expect(await codeOf(fetcher)).toBe('picture_slow')
    expect(performance.now() - begin).toBeLessThan(pictureLimits.milliseconds + 800)
  })

  test('stops when whoever asked no longer wants it', async () => {
    const { fetcher } = web({ [home]: () => new Promise(() => undefined) })
    const stop = new AbortController()
    const fetching = fetchPicture(home, fetcher, stop.signal)
    stop.abort()
    expect(await fetching).toEqual({ ok: false, code: 'picture_unreachable' })
    expect(await fetchPicture(home, fetcher, stop.signal)).toMatchObject({ ok: false })
  })
})
