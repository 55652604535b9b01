import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { iconsVersion } from '#graphics/official-icons.ts'
import { characterPath, iconSheetPath } from '#routes'
import { characterImagePath } from '#routes/worker-paths.ts'
import { readPixels } from '../helpers/read-pixels.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('origin') + path, { headers })

const fetchIcon = async (variant: string, id: string) => {
  const response = await get(characterImagePath(variant, id))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  return readPixels(new Uint8Array(await response.arrayBuffer()))
}

/** The colours of all opaque pixels. */
function coloursOf(pixels: Uint8Array): string[] {
  const colours = new Set<string>()
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 255) colours.add(Buffer.from(pixels.subarray(at, at + 3)).toString('hex'))
  }
  return [...colours]
}

describe('the icon of a character', () => {
  test.each([
    ['good', 'imp', '006f9b'],
    ['evil', 'imp', '85171a'],
    ['neutral', 'imp', '574c40'],
    ['neutral', 'thief', '800080'],
    ['neutral', 'angel', '8b711d'],
    ['neutral', 'tor', '3f6f2a'],
    ['evil', 'thief', '85171a'],
    ['good', 'placeholder', '006f9b'],
    ['evil', 'placeholder', '85171a'],
    ['neutral', 'placeholder', '574c40']
  ])('in the %s variant, %s is #%s on a transparent square of 512 pixels', async (variant, id, colour) => {
    const { width, height, pixels } = await fetchIcon(variant, id)
    expect([width, height]).toEqual([512, 512])
    expect(coloursOf(pixels)).toEqual([colour])
    expect(pixels[3]).toBe(0)
  })

  test('differs between characters', async () => {
    const icons = await Promise.all(['imp', 'chef', 'placeholder'].map(id => fetchIcon('good', id)))
    const shapes = icons.map(({ pixels }) => Buffer.from(pixels).toString('base64'))
    expect(new Set(shapes).size).toBe(3)
  })

  test('is immutable with its version in the URL, and cached for an hour without', async () => {
    const path = characterImagePath('good', 'chef')
    const cacheOf = async (query: string) => (await get(path + query)).headers.get('cache-control')
    expect(await cacheOf(`?v=${iconsVersion}`)).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('?v=older')).toBe('public, max-age=3600')
    expect(await cacheOf('')).toBe('public, max-age=3600')
  })

  test('is the image that the character’s page names, with an immutable URL', async () => {
    const page = await (await get(characterPath('imp'))).text()
    const [, address = ''] = page.match(/"image":"([^"]+)"/) ?? []
    const { pathname, search } = new URL(address)
    expect(pathname).toBe(characterImagePath('evil', 'imp'))
    const response = await get(pathname + search)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable'
    ])
  })

  test('is not sent again to clients that have it', async () => {
    const path = characterImagePath('evil', 'chef')
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{16}"$/)
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(path, { 'if-none-match': tags })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(await again.text()).toBe('')
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get(characterImagePath('good', 'chef'))).headers.get('etag')).not.toBe(etag)
  })

  test('has the same bytes when it comes from the cache', async () => {
    const bytes = async () => Buffer.from(await (await get(characterImagePath('good', 'tor'))).arrayBuffer())
    const first = await bytes()
    expect((await bytes()).equals(first)).toBe(true)
  })

  test.each([
    ['an unknown id', '/images/characters_good/nobody.png'],
    ['a property of every object', '/images/characters_good/constructor.png'],
    ['an unknown variant', '/images/characters_ugly/imp.png'],
    ['a property of every object as variant', '/images/characters_constructor/imp.png'],
    ['another format', '/images/characters_good/imp.gif'],
    ['no id', '/images/characters_good/.png']
  ])('is refused for %s', async (_, path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      code: expect.stringMatching(/^(?:image_missing|not_found)$/),
      message: expect.stringMatching(/\w.*\.$/)
    })
  })
})

describe('the icons of all characters', () => {
  test('are one immutable file', async () => {
    const response = await get(iconSheetPath(iconsVersion))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const icons = await response.text()
    expect(icons).toMatch(/<symbol id="imp" viewBox="0 0 512 512"><path d="[^"]+"\/><\/symbol>/)
    expect(icons.match(/<symbol /g)).toHaveLength(catalogue.characters.size)
    expect(gzipSync(icons).length).toBeLessThan(60 * 1024)
  })
})
