import { describe, expect, inject, test } from 'vitest'
import { userImagePath, workerPaths } from '#routes/worker-paths.ts'
import { makePng } from '../../images/make-png.ts'
import { fetchAs } from '../helpers/as-user.ts'
import { pngSize, readPixels } from '../helpers/read-pixels.ts'

const ids =
  'steward clockmaker empath dreamer fortuneteller oracle undertaker innkeeper exorcist gossip artist slayer sage butler drunk lunatic sweetheart poisoner spy scarletwoman boffin imp lleech fanggu nodashii'.split(
    ' '
  )
const script = (meta: object = {}, characters: readonly unknown[] = ids) =>
  JSON.stringify([{ id: '_meta', name: 'Bells', author: 'Mara Oakes', ...meta }, ...characters])

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${inject('origin')}${path}`, { method: 'POST', body, headers })

async function etagOf(path: string, body = script()) {
  const response = await post(path, body)
  await response.arrayBuffer()
  return response.headers.get('etag')
}

const png = (query = '', body = script()) => post(`${workerPaths.sheetPng}${query}`, body)

describe('a page of a sheet as PNG', () => {
  test('has two pixels per CSS pixel, and a file name from the script and the page', async () => {
    const response = await png()
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-disposition')).toContain('filename="Bells-1.png"')
    const { width, height, pixels } = readPixels(new Uint8Array(await response.arrayBuffer()))
    expect([width, height]).toEqual([1587, 2245])
    let dark = 0
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark += 1
    expect(dark).toBeGreaterThan(50_000)
  })

  test('uses the requested page, scale and paper', async () => {
    const response = await png('?paper=letter&scale=1&page=2')
    expect(pngSize(await response.arrayBuffer())).toEqual([816, 1056])
  })

  test.each([
    ['a page past the last', '?page=99', script(), 422, 'page_unknown'],
    ['a page before the first', '?page=0', script(), 422, 'page_unknown'],
    ['half a page', '?page=1.5', script(), 422, 'page_unknown'],
    ['a scale too large', '?scale=40', script(), 422, 'scale_unknown'],
    ['an unknown paper', '?paper=a5', script(), 422, 'paper_unknown'],
    ['no characters', '', script({}, []), 422, 'script_empty'],
    ['a megabyte of text', '', ' '.repeat(1024 * 1024 + 1), 413, 'body_too_large']
  ])('is refused for %s', async (_, query, body, status, code) => {
    const response = await png(query, body)
    expect([response.status, await response.json()]).toMatchObject([status, { code }])
  })
})

describe('the card of a script', () => {
  const card = (query = '', body = script()) => post(`${workerPaths.scriptCard}${query}`, body)

  test('is an opaque image of 1200 x 630 under 300 KB, named after the script', async () => {
    const response = await card()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-disposition')).toContain('filename="Bells-card.png"')
    const file = new Uint8Array(await response.arrayBuffer())
    expect(file.length).toBeLessThan(300 * 1024)
    const { width, height, pixels } = readPixels(file)
    expect([width, height]).toEqual([1200, 630])
    // Three channels: no transparency.
    expect(pixels).toHaveLength(3 * 1200 * 630)
    let blue = 0
    for (let at = 0; at < pixels.length; at += 3)
      if (pixels[at] === 0 && pixels[at + 1] === 111 && pixels[at + 2] === 155) blue += 1
    expect(blue).toBeGreaterThan(5000)
  })

  test('names the author in the requested language', async () => {
    const cards = await Promise.all(
      ['', '?lang=de'].map(
        async query => new Uint8Array(await (await card(query, script({}, ['imp']))).arrayBuffer())
      )
    )
    expect(cards[0]).not.toEqual(cards[1])
  })

  test('holds as many characters as a sheet', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      id: `c${index}`,
      name: `C${index}`,
      team: 'minion',
      ability: 'No.'
    }))
    const response = await card('', script({}, many))
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  })

  test.each([
    ['an unknown language', '?lang=xx', script(), 422, 'language_unknown'],
    ['no characters', '', script({}, []), 422, 'script_empty'],
    ['text that isn’t JSON', '', 'hello there', 400, 'file_not_json'],
    ['a megabyte of text', '', ' '.repeat(1024 * 1024 + 1), 413, 'body_too_large']
  ])('is refused for %s', async (_, query, body, status, code) => {
    const response = await card(query, body)
    expect([response.status, await response.json()]).toMatchObject([status, { code }])
  })
})

/** Warnings about images that cards don't use. */
const frontWarnings = [
  { code: 'picture_host', use: 'logo', name: '' },
  { code: 'picture_not_https', use: 'background', name: '' }
]

describe.each([workerPaths.sheetPdf, workerPaths.sheetPng, workerPaths.scriptCard])(
  'the response of %s',
  path => {
    test('is the same for the same script and options, and always sent: a POST has no 304', async () => {
      const first = await post(path, script())
      const bytes = new Uint8Array(await first.arrayBuffer())
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[0-9a-f]{32}"$/)
      const second = await post(path, script(), { 'if-none-match': tag })
      expect([second.status, second.headers.get('etag')]).toEqual([200, tag])
      expect(second.headers.get('content-disposition')).toBe(first.headers.get('content-disposition'))
      expect(new Uint8Array(await second.arrayBuffer())).toEqual(bytes)
    })

    test('lists the images that failed to load', async () => {
      const ringer = { id: 'ringer', name: 'Glöckner, 1st', team: 'townsfolk', ability: 'Rings.' }
      const body = script({ logo: 'https://10.0.0.1/logo.png', background: 'http://a.example/b.png' }, [
        { ...ringer, image: 'https://[::1]/ringer.png' },
        'imp'
      ])
      for (const source of ['rendered', 'cached']) {
        const response = await post(path, body)
        await response.arrayBuffer()
        expect([source, response.status]).toEqual([source, 200])
        const warnings = JSON.parse(decodeURIComponent(response.headers.get('belfry-warnings') ?? ''))
        expect(warnings).toEqual([
          ...(path === workerPaths.scriptCard ? [] : frontWarnings),
          { code: 'picture_host', use: 'icon', name: 'Glöckner, 1st' }
        ])
      }
    })

    test('has no warnings when all images are loaded', async () => {
      const response = await post(path, script())
      await response.arrayBuffer()
      expect(response.headers.has('belfry-warnings')).toBe(false)
    })
  }
)

test('the response differs for another script, language or paper', async () => {
  const path = workerPaths.sheetPdf
  const tags = [
    await etagOf(path),
    await etagOf(path, script({ name: 'Other' })),
    await etagOf(`${path}?lang=fr`),
    await etagOf(`${path}?paper=letter`)
  ]
  expect(new Set(tags).size).toBe(4)
})

test('sheets show uploaded images, which the Worker can’t fetch over the network', async () => {
  const id = crypto.randomUUID()
  const file = makePng({ width: 3, height: 2 })
  await fetchAs({ sub: id, name: 'Mara' }, `${workerPaths.images}/${id}?name=Bell`, {
    method: 'PUT',
    body: file
  })
  const warningsFor = async (logo: string) => {
    const response = await post(`${workerPaths.sheetPng}?scale=1`, script({ logo }, ['imp']))
    await response.arrayBuffer()
    return response.headers.get('belfry-warnings')
  }
  const origin = inject('origin')
  expect(await warningsFor(`${origin}${userImagePath(id)}`)).toBeNull()
  expect(await warningsFor(`${origin}${userImagePath('nobodys-image')}`)).toContain('picture_missing')
  expect(await warningsFor(`${origin}/api/health`)).toContain('picture_missing')
})
