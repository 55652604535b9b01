import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { findFreePort, type LocalServer, serve } from '../../../tools/serve/serve.ts'
import { makeGif } from '../../images/make-gif.ts'
import { makePng } from '../../images/make-png.ts'
import { readPixels } from '../helpers/read-pixels.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/images/${name}`))

describe('loading a remote image in the Worker', () => {
  let served: LocalServer
  let state: string

  beforeAll(async () => {
    state = await mkdtemp(join(tmpdir(), 'belfry-'))
    served = await serve({
      port: await findFreePort(),
      state,
      config: 'tests/functions/images/remote-images-worker.toml'
    })
  })

  afterAll(async () => {
    await served.stop()
    await rm(state, { recursive: true, force: true })
  })

  let count = 0
  const load = (
    body: Uint8Array<ArrayBuffer>,
    use = 'icon',
    address = `https://pictures.example/${count++}`,
    limits: { pixels?: string } = {}
  ) =>
    fetch(`${served.origin}/picture?${new URLSearchParams({ use, address, ...limits })}`, {
      method: 'POST',
      body
    })

  const sizeOf = ({ headers }: Response) => [headers.get('width'), headers.get('height')].join('x')

  test.each([
    ['a PNG', makePng({ width: 3, height: 2 }), 'image/png', '3x2'],
    ['a GIF', makeGif({ width: 3, height: 2, colours: [0, 1, 0, 1, 0, 1] }), 'image/png', '3x2'],
    ['a JPEG, unchanged', fixture('small.jpg'), 'image/jpeg', '64x48'],
    ['a lossy WebP', fixture('lossy.webp'), 'image/png', '64x48'],
    ['a lossless WebP', fixture('lossless.webp'), 'image/png', '64x48']
  ])('accepts %s', async (_, file, type, size) => {
    const response = await load(file)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(sizeOf(response)).toBe(size)
  })

  test('keeps the transparency of a WebP', async () => {
    const response = await load(fixture('lossless.webp'))
    const { pixels, width } = readPixels(new Uint8Array(await response.arrayBuffer()))
    const at = (x: number, y: number) => [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)]
    expect(at(0, 0)[3]).toBe(0)
    expect(at(32, 24)[3]).toBe(255)
  })

  test('decodes no more pixels than its print may, besides images that are converted already', async () => {
    const png = makePng({ width: 3, height: 2 })
    const address = 'https://pictures.example/counted'
    const few = { pixels: '5' }
    const refused = await load(png, 'icon', address, few)
    expect([refused.status, await refused.json()]).toEqual([422, 'picture_pixels'])
    expect((await load(png, 'icon', address, { pixels: '6' })).status).toBe(200)
    expect((await load(png, 'icon', address, few)).status).toBe(200)
    expect((await load(fixture('small.jpg'), 'icon', 'https://pictures.example/jpeg', few)).status).toBe(200)
  })

  test('scales a large icon down, and keeps a large background', async () => {
    const large = makePng({ width: 2000, height: 1000, kind: 0, pixel: () => [128] })
    expect(sizeOf(await load(large, 'icon'))).toBe('286x143')
    expect(sizeOf(await load(large, 'background'))).toBe('2000x1000')
  })

  test('converts a large JPEG to a small icon', async () => {
    const response = await load(fixture('large.jpg'))
    expect([response.headers.get('content-type'), sizeOf(response)]).toEqual(['image/png', '256x192'])
    const { pixels } = readPixels(new Uint8Array(await response.arrayBuffer()))
    expect(pixels.slice(0, 3)).toEqual(new Uint8Array([200, 40, 40]))
  })

  test.each([
    [
      'a PNG whose rows are missing',
      makePng({ width: 9, height: 9, rows: new Uint8Array(10) }),
      'picture_broken'
    ],
    ['a PNG with a flipped byte', flipByte(makePng({ width: 9, height: 9 }), 45), 'picture_broken'],
    ['a WebP cut short', fixture('lossy.webp').slice(0, 200), 'picture_broken'],
    ['a large JPEG without its scan', fixture('large.jpg').slice(0, 700), 'picture_broken'],
    ['a GIF cut short', makeGif({ width: 2, height: 1, colours: [0, 1] }).slice(0, -4), 'picture_broken'],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_type']
  ])('refuses %s', async (_, file, code) => {
    const response = await load(file)
    expect([response.status, await response.json()]).toEqual([422, code])
  })

  test('still works after refused images', async () => {
    expect((await load(fixture('lossy.webp'))).status).toBe(200)
    expect((await load(fixture('large.jpg'))).status).toBe(200)
  })

  test('fetches an image once, and a missing one once', async () => {
    const callsFor = async (file: Uint8Array<ArrayBuffer>, address: string) => {
      const before = await (await fetch(`${served.origin}/calls`)).json()
      for (let count = 0; count < 3; count++) await (await load(file, 'icon', address)).arrayBuffer()
      return Number(await (await fetch(`${served.origin}/calls`)).json()) - Number(before)
    }
    expect(await callsFor(makePng({ width: 3, height: 2 }), 'https://kept.example/a')).toBe(1)
    expect(await callsFor(new Uint8Array(5), 'https://kept.example/b')).toBe(1)
  })
})

function flipByte(file: Uint8Array<ArrayBuffer>, at: number) {
  const copy = file.slice()
  copy[at] = 255 - (copy[at] ?? 0)
  return copy
}

describe('the route for remote images', () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${inject('origin')}${workerPaths.remoteImage}?${query}`, { headers })

  test.each([
    ['this machine', 'use=icon&address=https://127.0.0.1/a.png', 422, 'picture_host'],
    ['this machine as a number', 'use=icon&address=https://2130706433/a.png', 422, 'picture_host'],
    ['this machine in IPv6', 'use=icon&address=https://[::ffff:7f00:1]/', 422, 'picture_host'],
    ['a name of this machine', 'use=icon&address=https://localhost.:443/', 422, 'picture_host'],
    ['a cloud’s metadata server', 'use=icon&address=https://metadata.google.internal/', 422, 'picture_host'],
    ['a URL that isn’t https', 'use=icon&address=http://pictures.example/a.png', 422, 'picture_not_https'],
    ['a file', 'use=icon&address=file:///etc/passwd', 422, 'picture_not_https'],
    ['a text that isn’t a URL', 'use=icon&address=nothing', 422, 'picture_address'],
    ['a missing URL', 'use=icon', 422, 'picture_address'],
    ['a long URL', `use=icon&address=https://a.example/${'a'.repeat(2048)}`, 422, 'picture_address'],
    ['an unknown use', 'use=wallpaper&address=https://a.example/', 422, 'use_unknown']
  ])('refuses %s', async (_, query, status, code) => {
    const response = await get(query)
    expect([response.status, await response.json()]).toMatchObject([status, { code }])
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a URL typed by hand', { 'sec-fetch-site': 'none' }],
    ['the Worker itself', { 'user-agent': 'Belfry-Pictures/1.0' }]
  ])('does not serve %s', async (_, headers) => {
    const response = await get('use=icon&address=https://a.example/', headers)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'picture_elsewhere' }])
  })
})
