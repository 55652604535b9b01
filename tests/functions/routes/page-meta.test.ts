import { describe, expect, inject, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { cataloguePath, characterPath, locales, localizePath, sitemapPath } from '#routes'

const get = async (path: string) => (await fetch(inject('origin') + path)).text()

/** The unescaped values of an attribute in all tags that match. */
const valuesOf = (html: string, tag: RegExp, attribute: string) =>
  [...html.matchAll(new RegExp(tag, 'g'))].map(([text]) =>
    (text.match(new RegExp(`${attribute}="([^"]*)"`))?.[1] ?? '')
      .replaceAll(/&#39;|&#x27;/g, '’')
      .replaceAll(/&quot;|&#34;/g, '"')
      .replaceAll('&amp;', '&')
  )

const pathOf = (address = '') => new URL(address).pathname

describe.each(locales)('the head of a character’s page in %s', locale => {
  const path = characterPath('fanggu')

  test('has canonical and alternate links for every language', async () => {
    const html = await get(localizePath(locale, path))
    expect(valuesOf(html, /<link rel="canonical"[^>]*>/, 'href').map(pathOf)).toEqual([
      localizePath(locale, path)
    ])
    expect(valuesOf(html, /<link rel="alternate"[^>]*>/, 'hreflang')).toEqual([
      'en',
      'fr',
      'de',
      'pt-BR',
      'tr',
      'vi',
      'x-default'
    ])
    expect(valuesOf(html, /<link rel="alternate"[^>]*>/, 'href').map(pathOf)).toEqual(
      [...locales, 'en' as const].map(each => localizePath(each, path))
    )
  })

  test('has title, description and structured data of the character', async () => {
    const html = await get(localizePath(locale, path))
    const character = (await loadTexts(locale)).characters.fanggu
    expect(html).toContain(`<title>${character?.name} · Belfry</title>`)
    expect(valuesOf(html, /<meta name="description"[^>]*>/, 'content')).toEqual([character?.ability])
    expect(valuesOf(html, /<meta property="og:title"[^>]*>/, 'content')).toEqual([character?.name])
    expect(valuesOf(html, /<meta name="twitter:card"[^>]*>/, 'content')).toEqual(['summary_large_image'])
    const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
    const { '@graph': graph } = JSON.parse(json)
    expect(graph[0]).toMatchObject({
      '@type': 'DefinedTerm',
      name: character?.name,
      description: character?.ability,
      inDefinedTermSet: { '@type': 'DefinedTermSet' }
    })
    expect(graph[1].itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3])
    expect(pathOf(graph[1].itemListElement[2].item)).toBe(localizePath(locale, path))
  })
})

test('the sitemap contains every catalogue page in every language once', async () => {
  const addresses = [...(await get(sitemapPath)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    pathOf(address)
  )
  const expected = locales.flatMap(locale =>
    [cataloguePath, ...[...catalogue.characters.keys()].map(characterPath)].map(path =>
      localizePath(locale, path)
    )
  )
  expect(addresses).toEqual(expect.arrayContaining(expected))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('robots.txt links to the sitemap', async () => {
  expect(await get('/robots.txt')).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
})
