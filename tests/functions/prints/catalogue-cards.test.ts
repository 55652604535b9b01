import { describe, expect, inject, test } from 'vitest'
import { cataloguePath, characterPath, localizePath } from '#routes'
import { characterCardPath, workerPaths } from '#routes/worker-paths.ts'
import { readPixels } from '../helpers/read-pixels.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('origin') + path, { headers })

/** The path and query of a built page's `og:image`. */
async function cardUrlOf(path: string): Promise<string> {
  const html = await (await get(path)).text()
  const url = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? ''
  const { pathname, search } = new URL(url.replaceAll('&#38;', '&').replaceAll('&amp;', '&'))
  return pathname + search
}

test('the catalogue has a card of its own, in each language', async () => {
  const [english, german] = await Promise.all(
    (['en', 'de'] as const).map(async locale => get(await cardUrlOf(localizePath(locale, cataloguePath))))
  )
  expect(english?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await english?.text()).not.toBe(await german?.text())
})

describe('the card of a character', () => {
  test.each(['en', 'tr', 'vi'] as const)('is an immutable image of 1200 x 630: %s', async locale => {
    const response = await get(await cardUrlOf(localizePath(locale, characterPath('fanggu'))))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { width, height, pixels } = readPixels(new Uint8Array(await response.arrayBuffer()))
    expect([width, height]).toEqual([1200, 630])
    expect(pixels[3]).toBe(255)
  })

  test('is in the requested language', async () => {
    const cards = await Promise.all(
      (['en', 'de'] as const).map(async locale => (await get(characterCardPath(locale, 'imp', ''))).text())
    )
    expect(cards[0]).not.toBe(cards[1])
  })

  test('is cached for an hour under another version, and not sent again to clients that have it', async () => {
    const response = await get(characterCardPath('en', 'imp', 'older'))
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const again = await get(characterCardPath('en', 'imp', 'older'), {
      'if-none-match': response.headers.get('etag') ?? ''
    })
    expect(again.status).toBe(304)
  })

  test.each([
    [characterCardPath('en', 'bellringer', ''), 404, 'image_missing'],
    [`${workerPaths.catalogueCard}?lang=xx`, 422, 'language_unknown'],
    [`${characterPath('imp')}/card.png?lang=xx`, 422, 'language_unknown']
  ])('is refused at %s', async (path, status, code) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })
})
