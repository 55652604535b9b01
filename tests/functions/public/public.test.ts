import { createHash } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { almanacIntroductionKey } from '#core/script/almanac-keys.ts'
import { readScriptText } from '#core/script/script-file.ts'
import { locales, publicCharacterPath, publicScriptPath } from '#routes'
import {
  publicCardPath,
  publicFilePath,
  publicSheetPath,
  publicSitemapPartPath,
  workerPaths
} from '#routes/worker-paths.ts'
import { aScript, catalogue, custom } from '../../core/script-builders.ts'
import { publish } from '../helpers/publish.ts'
import { readPixels } from '../helpers/read-pixels.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('origin') + path, { headers, redirect: 'manual' })
const textOf = async (path: string) => (await get(path)).text()

const bell = aScript({ title: 'The Drowned Bell', author: 'Mara Oakes', characters: ['imp', 'chef'] })

/** What a policy allows a script or style by. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('addresses are those of the request where no site is configured', async () => {
  const { publicId: id, slug } = await publish([bell])
  const page = publicScriptPath('fr', id, slug)
  const html = await textOf(page)
  const addresses = [...html.matchAll(/(?:og:url|og:image|twitter:image)" content="([^"]*)"/g)].map(
    ([, url]) => url
  )
  const card = inject('origin') + publicCardPath('script', id, slug)
  expect(addresses.map(address => address?.split('?')[0])).toEqual([inject('origin') + page, card, card])
  expect(html).not.toContain('localhost:8787')
  expect(await textOf(publicFilePath('script', id, slug))).toContain(`"${inject('origin')}/scripts/${id}`)
})

describe('the page of a script', () => {
  test('is available in six languages, which link to each other', async () => {
    const { publicId: id, slug } = await publish([bell])
    const path = publicScriptPath('de', id, slug)
    const page = await get(path)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const again = await get(path, { 'if-none-match': page.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
    expect(html).toMatch(/<html lang="de"/)
    // Its styles are in it, so that its text is painted at once.
    expect(html).not.toContain('rel="stylesheet"')
    expect(html).toMatch(/<h1[^>]*>The Drowned Bell/)
    expect(html).toContain('Koch')
    expect(html.match(/<link rel="alternate" hreflang=/g)).toHaveLength(locales.length + 1)
    expect(html).toContain('hreflang="x-default"')
    expect(html).toContain('og:image')
    expect(html).not.toMatch(/<meta name="robots"| style="/)
    expect(html.match(/<script(?![^>]*(?:type="module"|importmap|ld\+json))[^>]*>/g)).toHaveLength(1)
  })

  test('is the target of redirects from wrong names, in the same language', async () => {
    const { publicId: id } = await publish([{ ...bell, title: 'Đêm Chuông' }])
    const response = await get(publicScriptPath('vi', id, 'other'))
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(publicScriptPath('vi', id, 'dem-chuong'))
    const untitled = await publish([{ ...bell, title: '' }])
    expect((await get(publicScriptPath('en', untitled.publicId, 'script'))).status).toBe(200)
  })

  test('doesn’t exist for documents that are private, in the bin or unknown, under any URL', async () => {
    const hidden = await publish([bell], { visibility: 'private' })
    const binned = await publish([bell])
    await binned.moveToBin()
    const { slug } = hidden
    for (const id of [hidden.publicId, binned.publicId, '0123456789abcdef', "x'--"])
      for (const path of [
        publicScriptPath('fr', id, slug),
        publicFilePath('script', id, slug),
        publicSheetPath(id, slug),
        publicCardPath('script', id, slug)
      ])
        expect((await get(path)).status, path).toBe(404)
  })

  test('is readable for anyone with its URL when it is unlisted, but not indexed', async () => {
    const { publicId: id, slug } = await publish([bell], { visibility: 'unlisted' })
    const response = await get(publicScriptPath('en', id, slug))
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.text()).toContain('<meta name="robots" content="noindex">')
    const { status, headers } = await get(publicFilePath('script', id, slug))
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    for (const path of [publicSheetPath(id, slug), publicCardPath('script', id, slug)]) {
      const print = await get(path)
      expect([print.status, print.headers.get('x-robots-tag')], path).toEqual([200, 'noindex'])
    }
  })

  // response-cache.unit.test.ts has the five seconds that a response stays in memory, by its address. Here the address with
  // the version fills the data centre's cache with the same page.
  test('shows a save, and is gone once it is private, although it was rendered before', async () => {
    const [saved, hidden] = [await publish([bell]), await publish([bell])]
    const pathsOf = ({ publicId: id, slug }: typeof saved) => [
      publicScriptPath('en', id, slug),
      publicFilePath('script', id, slug)
    ]
    for (const path of [...pathsOf(saved), ...pathsOf(hidden)])
      expect(await textOf(`${path}?version=1`)).toContain(bell.title)
    await saved.save({ ...bell, author: 'A newer hand' })
    await hidden.setVisibility('private')
    for (const path of pathsOf(saved)) expect(await textOf(path)).toContain('A newer hand')
    for (const path of pathsOf(hidden)) expect((await get(path)).status).toBe(404)
  })

  // share-work.unit.test.ts shows that it is rendered once.
  test('is the same for requests at the same time', async () => {
    const { publicId: id, slug } = await publish([bell])
    const path = publicScriptPath('tr', id, slug)
    const pages = await Promise.all(Array.from({ length: 12 }, () => get(path)))
    expect(pages.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(new Set(pages.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect(new Set(await Promise.all(pages.map(page => page.text()))).size).toBe(1)
  })

  test('allows its own scripts and styles to run, and none that its author writes', async () => {
    const attack = '<script>alert(1)</script><style>body{display:none}</style>'
    const written = { title: attack, author: attack, customData: { [almanacIntroductionKey]: attack } }
    const [plain, hostile] = [await publish([bell]), await publish([{ ...bell, ...written }])]
    const policies: (string | null)[] = []
    for (const { publicId, slug } of [plain, hostile]) {
      const page = await get(publicScriptPath('en', publicId, slug))
      const policy = page.headers.get('content-security-policy')
      policies.push(policy)
      // Without attributes, which may contain what the author writes; selectors of attributes stay in the styles.
      const html = (await page.text()).replace(/(<style>.*?<\/style>)|="[^"]*"/gs, (_, style = '') => style)
      const own = html.matchAll(/<(script|style)(?: type)?>(.+?)<\/\1>/gs)
      const hashes = [...own].map(([, , text = '']) => hashOf(text)).filter(hash => !policy?.includes(hash))
      // Data for search engines doesn't run.
      expect(hashes).toHaveLength(1)
    }
    expect(policies[1]).toBe(policies[0])
    expect(policies[1]).not.toContain(hashOf('alert(1)'))
  })

  test('shows the versions since its publication, and no earlier one', async () => {
    const states = [
      { ...bell, author: 'Secret' },
      { ...bell, characters: [], author: 'Second' }
    ]
    const { publicId: id, slug } = await publish([...states, bell], { firstPublicVersion: 2 })
    const path = publicScriptPath('en', id, slug)
    const file = publicFilePath('script', id, slug)
    const html = await textOf(path)
    expect(html).toContain(`${path}?version=2`)
    expect(html).not.toContain('Secret')
    const earlier = await textOf(`${path}?version=2`)
    expect(earlier).toContain('by Second')
    expect(earlier).toContain('noindex')
    for (const version of ['1', '4', '0', 'x', ''])
      expect((await get(`${path}?version=${version}`)).status, version).toBe(404)
    expect((await get(`${file}?version=1`)).status).toBe(404)
    expect(await textOf(`${file}?version=2`)).toContain('Second')
  })

  test('says what each version changed in a line, and shows its differences on demand', async () => {
    const states = [{ ...bell, author: 'Secret' }, bell, { ...bell, title: 'The Bell', characters: [] }]
    const { publicId: id, slug } = await publish(states, { firstPublicVersion: 2 })
    const path = publicScriptPath('en', id, slug)
    const html = await textOf(path)
    expect(html).toContain('2 characters removed, script name changed')
    expect(html).not.toContain('The Drowned Bell')
    const changes = await textOf(`${path}?version=3&changes=1`)
    expect(changes).toContain('“The Drowned Bell” became “The Bell”')
    expect(changes).toContain('<meta name="robots" content="noindex">')
    expect(await textOf(`${path}?version=2&changes=1`)).not.toContain('Secret')
  })

  test('escapes markup of its author, and links to no script', async () => {
    const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1))'
    const content = aScript({
      title: attack,
      author: attack,
      characters: [custom('x', { name: attack, ability: attack })],
      customData: { [almanacIntroductionKey]: attack, 'x-almanacDetails': attack }
    })
    const { publicId: id, slug } = await publish([content])
    const html = await textOf(publicScriptPath('en', id, slug))
    expect(html).toContain('alert(1)')
    expect(html).not.toMatch(/href="javascript/)
    // Within an attribute's quotes it is plain text.
    expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<script>alert|<img src=x/)
  })
})

describe('the file of a script', () => {
  test('imports as the same script, with its page as `almanac`', async () => {
    const script = aScript({ ...bell, characters: ['imp', custom('bellringer')], extra: { other: 1 } })
    const { publicId: id, slug } = await publish([script])
    const response = await get(publicFilePath('script', id, slug))
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const read = readScriptText(await response.text(), catalogue)
    if (!read.ok) throw new Error(read.code)
    const { almanac, ...rest } = read.value.script
    expect(rest).toEqual(script)
    expect(read.value.repairs).toEqual([])
    expect(new URL(almanac ?? '').pathname).toBe(publicScriptPath('en', id, slug))
  })

  test('is not sent again to clients that have it, whatever other query parameters there are', async () => {
    const { publicId: id, slug } = await publish([bell])
    const path = publicFilePath('script', id, slug)
    const etag = (await get(path)).headers.get('etag') ?? ''
    const again = await get(`${path}?utm=1`, { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    const head = await fetch(inject('origin') + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })
})

test('a script has sheets and cards; wrong names redirect to them', async () => {
  const { publicId: id, slug } = await publish([bell])
  const sheet = await get(`${publicSheetPath(id, slug)}?paper=letter&lang=fr`)
  expect(sheet.headers.get('content-type')).toBe('application/pdf')
  const card = await get(publicCardPath('script', id, slug))
  const { width, height } = readPixels(new Uint8Array(await card.arrayBuffer()))
  expect([width, height]).toEqual([1200, 630])
  const other = await get(`${publicSheetPath(id, 'x')}?paper=letter`)
  expect(other.headers.get('location')).toBe(`${publicSheetPath(id, slug)}?paper=letter`)
})

test('a character has a page, a file and a card', async () => {
  const { kind, ...character } = custom('bellringer', { name: 'Bellringer' })
  const { publicId: id } = await publish([{ ...character, almanacDetails: 'It *rings*.' }], {
    kind: 'character'
  })
  const html = await textOf(publicCharacterPath('tr', id, 'bellringer'))
  expect(html).toMatch(/<h1[^>]*>Bellringer/)
  expect(html).toContain('It <em>rings</em>.')
  const read = readScriptText(await textOf(publicFilePath('character', id, 'bellringer')), catalogue)
  expect(read.ok && read.value.script).toMatchObject({
    characters: [{ kind, ...character }],
    customData: { 'bellringer-almanacDetails': 'It *rings*.' }
  })
  expect((await get(publicCardPath('character', id, 'bellringer'))).headers.get('content-type')).toBe(
    'image/png'
  )
  expect((await get(publicScriptPath('en', id, 'bellringer'))).status).toBe(404)
})

test('the index of sitemaps lists them by kind, and both are cached for an hour', async () => {
  const index = await get(workerPaths.publicSitemap)
  expect(index.headers.get('content-type')).toBe('application/xml')
  const addresses = [...(await index.text()).matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThanOrEqual(2)
  const sitemap = await get(new URL(addresses[0] ?? '').pathname)
  expect([sitemap.status, sitemap.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect(await sitemap.text()).toContain('<urlset')
  for (const part of ['xyz', '01234567'])
    expect((await get(publicSitemapPartPath('script', part))).status, part).toBe(404)
})
