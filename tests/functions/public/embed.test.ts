import { describe, expect, inject, test } from 'vitest'
import { publicScriptPath } from '#routes'
import { embedPath, oembedPath, publicFilePath, workerPaths } from '#routes/worker-paths.ts'
import { aScript, custom } from '../../core/script-builders.ts'
import { publish } from '../helpers/publish.ts'

const origin = inject('origin')
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' })

const bell = aScript({
  title: '<b>Bell</b> & "Co"',
  author: '<script>alert(1)</script>',
  characters: [
    'imp',
    custom('ringer', {
      name: '<img src=x onerror=alert(1)>',
      ability: '</p><style>*{display:none}</style>',
      image: ['javascript:alert(1)']
    }),
    custom('quoter', { name: 'Quoter', image: ['https://a.example/1.png" onload="alert(1)'] })
  ]
})

describe('the embed of a public script', () => {
  test('shows title, author and characters by team, and runs nothing', async () => {
    const { publicId } = await publish([bell])
    const response = await get(embedPath(publicId, 'de', true))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<html lang="de" data-theme="auto">')
    expect(html).toContain('&#60;b&#62;Bell&#60;/b&#62; &#38; &#34;Co&#34;</h1>')
    expect(html).toContain('<strong>Imp</strong>')
    expect(html).toMatch(/<h2>Dorfbewohner <span>2<\/span><\/h2>/)
    expect(html).not.toMatch(/<script|<img src=x|<style>\*|javascript:|" onload=/)
    expect(html.match(/<style>/g)).toHaveLength(1)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; .*sandbox allow-popups.*; frame-ancestors \*$/)
    expect(policy).not.toContain('script-src')
    expect(html).toContain(`href="${origin}${publicScriptPath('de', publicId, 'b-bell-b-co')}"`)
  })

  test('may be framed by any site, also when it is unchanged, and is not for search engines', async () => {
    const { publicId } = await publish([bell])
    const first = await get(embedPath(publicId, 'en'))
    const again = await get(embedPath(publicId, 'en'), { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([first.status, again.status]).toEqual([200, 304])
    for (const { headers } of [first, again]) {
      expect(headers.get('x-frame-options')).toBeNull()
      expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
  })

  test('has the abilities and a scheme where they are asked for, and takes anything else as not given', async () => {
    const { publicId } = await publish([aScript({ characters: ['imp'] })])
    const textOf = async (query: string) => (await get(`/embed/scripts/${publicId}?${query}`)).text()
    expect(await textOf('theme=dark')).toContain('data-theme="dark"')
    expect(await textOf('abilities=1')).toContain('<main class="abilities">')
    expect(await textOf('lang=%3Cb%3E&theme=%22%3E&abilities=true')).toBe(await textOf(''))
  })

  test('is a small page with status 404 for what isn’t public, which a frame shows too', async () => {
    const hidden = await publish([bell], { visibility: 'private' })
    const binned = await publish([bell])
    await binned.moveToBin()
    for (const id of [hidden.publicId, binned.publicId, '0123456789abcdef', "x'--"]) {
      const response = await get(embedPath(id, 'fr'))
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Ce script n’est pas public')
      expect(response.headers.get('x-frame-options')).toBeNull()
      expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *')
    }
  })

  test('is the only page that may be framed', async () => {
    const { publicId, slug } = await publish([bell])
    const paths = [
      publicScriptPath('en', publicId, slug),
      publicFilePath('script', publicId, slug),
      '/embed',
      '/embed/x'
    ]
    for (const path of paths) {
      const { headers } = await get(path)
      expect(headers.get('x-frame-options'), path).toBe('DENY')
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    }
  })
})

describe('oEmbed', () => {
  const ask = async (url: string, rest = '') => {
    const response = await get(`${oembedPath(url)}${rest}`)
    return { response, data: await response.json() }
  }

  test('is named by the page of a script, and tells how to show it', async () => {
    const { publicId, slug } = await publish([bell])
    const page = publicScriptPath('vi', publicId, slug)
    const html = await (await get(page)).text()
    const [, link = ''] = /type="application\/json\+oembed" href="([^"]*)"/.exec(html) ?? []
    expect(link).toBe(origin + oembedPath(origin + page))
    const response = await fetch(link)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual({
      version: '1.0',
      type: 'rich',
      title: bell.title,
      author_name: bell.author,
      provider_name: 'Belfry',
      provider_url: origin,
      cache_age: 300,
      html: `<iframe src="${origin}/embed/scripts/${publicId}?lang=vi" title="&#60;b&#62;Bell&#60;/b&#62; &#38; &#34;Co&#34;" width="600" height="480" frameborder="0" loading="lazy"></iframe>`,
      width: 600,
      height: 480,
      thumbnail_url: `${origin}/scripts/${publicId}/${slug}/card.png?lang=vi`,
      thumbnail_width: 1200,
      thumbnail_height: 630
    })
  })

  test('keeps to the size that is asked for, and then has no larger picture', async () => {
    const { publicId, slug } = await publish([bell])
    const url = origin + publicScriptPath('en', publicId, slug)
    const { data } = await ask(url, '&maxwidth=320&maxheight=200&format=json')
    expect(data).toMatchObject({ width: 320, height: 200 })
    expect(data).not.toHaveProperty('thumbnail_url')
    expect(data.html).toContain('width="320" height="200"')
  })

  test('knows embeds too', async () => {
    const { publicId } = await publish([bell])
    expect((await ask(`${origin}${embedPath(publicId, 'en')}`)).response.status).toBe(200)
  })

  test('refuses every other address, and fetches none', async () => {
    const { publicId, slug } = await publish([bell])
    const hidden = await publish([bell], { visibility: 'private' })
    const path = publicScriptPath('en', publicId, slug)
    const { host } = new URL(origin)
    const addresses = [
      `https://evil.example${path}`,
      `http://${host}.evil.example${path}`,
      `http://${host}@evil.example${path}`,
      `http://ann:secret@${host}${path}`,
      `ftp://${host}${path}`,
      `javascript:${origin}${path}`,
      `//${host}${path}`,
      path,
      '',
      'x'.repeat(1999),
      `${origin}${path}/card.png`,
      `${origin}/api/public${path}.json`,
      `${origin}/characters/${publicId}/${slug}`,
      `${origin}/scripts/%2e%2e/${slug}`,
      origin + publicScriptPath('en', hidden.publicId, hidden.slug),
      origin + publicScriptPath('en', '0123456789abcdef', 'nothing')
    ]
    for (const address of addresses) {
      const { response, data } = await ask(address)
      expect(response.status, address).toBe(404)
      expect(data.code).toBe('nothing_public')
    }
  })

  test.each([
    ['', 422],
    ['?url=x&maxwidth=0', 422],
    ['?url=x&maxwidth=1e9', 422],
    ['?url=x&maxheight=a', 422],
    [`?url=${'x'.repeat(2001)}`, 422],
    ['?url=x&format=xml', 501]
  ])('answers %s with %i', async (query, status) => {
    expect((await get(workerPaths.oembed + query)).status).toBe(status)
  })
})
