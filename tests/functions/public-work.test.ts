import { describe, expect, inject, test } from 'vitest'
import { almanacIntroductionKey } from '#core/almanac-key.ts'
import { readScriptText } from '#core/script-file.ts'
import { locales, localPath, publicCharacterPath, publicScriptPath } from '#routes'
import { publicCardPath, publicFilePath, publicSheetPath, workerPaths } from '#routes/worker.ts'
import { aScript, catalogue, custom } from '../core/build.ts'
import { change, saved } from './public-saved.ts'
import { readPng } from './read-png.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('origin') + path, { headers, redirect: 'manual' })
const textOf = async (path: string) => (await get(path)).text()

const bell = aScript({ title: 'The Drowned Bell', author: 'Mara Oakes', characters: ['imp', 'chef'] })

describe('the page of a script', () => {
  test('is there to be read, in six languages that know of each other', async () => {
    const id = saved({ name: bell.title, content: bell })
    const path = publicScriptPath('de', id, 'the-drowned-bell')
    const page = await get(path)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const again = await get(path, { 'if-none-match': page.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
    expect(html).toMatch(/<html lang="de"/)
    expect(html).toMatch(/<h1[^>]*>The Drowned Bell/)
    expect(html).toContain('Koch')
    expect(html.match(/<link rel="alternate" hreflang=/g)).toHaveLength(locales.length + 1)
    expect(html).toContain('hreflang="x-default"')
    expect(html).toContain('og:image')
    expect(html).not.toMatch(/<meta name="robots"| style="/)
    expect(html.match(/<script(?![^>]*(?:type="module"|importmap|ld\+json))[^>]*>/g)).toHaveLength(1)
    expect(await textOf(workerPaths.publicSitemap)).toContain(path)
  })

  test('is led to from another name, in its language', async () => {
    const id = saved({ name: 'Đêm Chuông', content: { ...bell, title: 'Đêm Chuông' } })
    const response = await get(publicScriptPath('vi', id, 'other'))
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(publicScriptPath('vi', id, 'dem-chuong'))
    const untitled = saved({ name: '', content: { ...bell, title: '' } })
    expect((await get(publicScriptPath('en', untitled, 'script'))).status).toBe(200)
  })

  test('is none for what is private, in the bin or nothing, by any address', async () => {
    const hidden = saved({ name: 'x', content: bell, visibility: 'private' })
    const binned = saved({ name: 'x', content: bell })
    change(binned, 'deleted_at', 1)
    for (const id of [hidden, binned, '0123456789abcdef', "x'--"])
      for (const path of [
        publicScriptPath('fr', id, 'x'),
        publicFilePath('script', id, 'x'),
        publicSheetPath(id, 'x'),
        publicCardPath('script', id, 'x')
      ])
        expect((await get(path)).status, path).toBe(404)
  })

  test('is for whoever has its address when it is unlisted, and for no search engine', async () => {
    const id = saved({ name: 'x', content: { ...bell, title: 'x' }, visibility: 'unlisted' })
    const response = await get(publicScriptPath('en', id, 'x'))
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.text()).toContain('<meta name="robots" content="noindex">')
    expect(await textOf(workerPaths.publicSitemap)).not.toContain(id)
  })

  test('shows within five seconds what was saved, and nothing once it is private', async () => {
    const id = saved({ name: bell.title, content: bell })
    const paths = [
      publicScriptPath('en', id, 'the-drowned-bell'),
      publicFilePath('script', id, 'the-drowned-bell')
    ]
    for (const path of paths) expect(await textOf(path)).not.toContain('A newer hand')
    change(id, 'data', JSON.stringify({ ...bell, author: 'A newer hand' }))
    await new Promise(resolve => setTimeout(resolve, 4900))
    for (const path of paths) expect(await textOf(path)).toContain('A newer hand')
    change(id, 'visibility', 'private')
    await new Promise(resolve => setTimeout(resolve, 4900))
    for (const path of paths) expect((await get(path)).status).toBe(404)
  }, 20_000)

  test('shows its versions since it could be seen, and no earlier one', async () => {
    const id = saved({
      name: bell.title,
      content: bell,
      version: 3,
      shownFrom: 2,
      earlier: [
        { version: 1, content: { ...bell, author: 'Secret' } },
        { version: 2, content: { ...bell, characters: [], author: 'Second' } }
      ]
    })
    const path = publicScriptPath('en', id, 'the-drowned-bell')
    const html = await textOf(path)
    expect(html).toContain(`${path}?version=2`)
    expect(html).not.toContain('Secret')
    const earlier = await textOf(`${path}?version=2`)
    expect(earlier).toContain('by Second')
    expect(earlier).toContain('noindex')
    for (const version of ['1', '4', '0', 'x', ''])
      expect((await get(`${path}?version=${version}`)).status, version).toBe(404)
    expect((await get(`${publicFilePath('script', id, 'the-drowned-bell')}?version=1`)).status).toBe(404)
    expect(await textOf(`${publicFilePath('script', id, 'the-drowned-bell')}?version=2`)).toContain('Second')
  })

  test('has no markup of its writer, and leads to no script', async () => {
    const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1))'
    const content = aScript({
      title: attack,
      author: attack,
      characters: [custom('x', { name: attack, ability: attack })],
      customData: { [almanacIntroductionKey]: attack, 'x-almanacDetails': attack }
    })
    const id = saved({ name: 'attack', content })
    const html = await textOf(publicScriptPath('en', id, 'attack'))
    expect(html).toContain('alert(1)')
    expect(html).not.toMatch(/href="javascript/)
    // Within the quotes of an attribute it is a text like any other.
    expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<script>alert|<img src=x/)
  })
})

describe('the file of a script', () => {
  test('reads back as the script, and names its page as its almanac', async () => {
    const script = aScript({ ...bell, characters: ['imp', custom('bellringer')], extra: { other: 1 } })
    const id = saved({ name: script.title, content: script })
    const response = await get(publicFilePath('script', id, 'the-drowned-bell'))
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const read = readScriptText(await response.text(), catalogue)
    if (!read.ok) throw new Error(read.code)
    const { almanac, ...rest } = read.value.script
    expect(rest).toEqual(script)
    expect(read.value.repairs).toEqual([])
    expect(new URL(almanac ?? '').pathname).toBe(publicScriptPath('en', id, 'the-drowned-bell'))
  })

  test('is not sent again to whoever holds it, whatever else the address says', async () => {
    const id = saved({ name: bell.title, content: bell })
    const path = publicFilePath('script', id, 'the-drowned-bell')
    const etag = (await get(path)).headers.get('etag') ?? ''
    const again = await get(`${path}?utm=1`, { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    const head = await fetch(inject('origin') + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })
})

test('sheets and cards of a script are made, and led to from another name', async () => {
  const id = saved({ name: bell.title, content: bell })
  const sheet = await get(`${publicSheetPath(id, 'the-drowned-bell')}?paper=letter&lang=fr`)
  expect(sheet.headers.get('content-type')).toBe('application/pdf')
  const card = await get(publicCardPath('script', id, 'the-drowned-bell'))
  const { width, height } = readPng(new Uint8Array(await card.arrayBuffer()))
  expect([width, height]).toEqual([1200, 630])
  const other = await get(`${publicSheetPath(id, 'x')}?paper=letter`)
  expect(other.headers.get('location')).toBe(`${publicSheetPath(id, 'the-drowned-bell')}?paper=letter`)
})

test('a character has a page, a file and a card', async () => {
  const { kind, ...character } = custom('bellringer', { name: 'Bellringer' })
  const id = saved({
    kind: 'character',
    name: 'Bellringer',
    content: { ...character, almanacDetails: 'It *rings*.' }
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
  expect((await get(localPath('en', publicScriptPath('en', id, 'bellringer')))).status).toBe(404)
})
