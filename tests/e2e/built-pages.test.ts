import { globSync, readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { pagePolicy } from '#functions/http/page-policy.ts'
import {
  aboutPath,
  apiDocsPath,
  builderPaths,
  cataloguePath,
  characterPath,
  locales,
  localizePath,
  redirects
} from '#routes'
import { changelogPath, helpPath } from '#routes/help-paths.ts'
import { catalogueListPath, workerPaths } from '#routes/worker-paths.ts'

const site = 'dist/client'
const htmlOf = (path: string) => readFileSync(`${site}${path}.html`, 'utf8')
const get = (path: string) => fetch(inject('origin') + path, { redirect: 'manual' })

/** The addresses that the elements lead to which match. */
const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

/**
 * The files that a page loads before it is painted: style sheets, scripts that its parser waits for, and what it preloads.
 * Browsers delay the first paint for preloaded fonts too.
 */
const filesBeforeReading = (html: string): string[] => [
  ...(html.match(/<link rel="(?:stylesheet|preload)"[^>]*>/g) ?? []),
  ...(html.match(/<script(?=[^>]* src=)(?![^>]* type="module")[^>]*>/g) ?? [])
]

const characterIds = [...catalogue.characters.keys()]

describe.each(locales)('pages that are read, in %s', locale => {
  const read = [
    aboutPath,
    apiDocsPath,
    cataloguePath,
    characterPath('imp'),
    changelogPath,
    helpPath,
    `${helpPath}/printing`
  ]

  test.each(read)('%s names its language, its address and those of the other languages', path => {
    const html = htmlOf(localizePath(locale, path))
    expect(html).toContain(`<html lang="${locale}"`)
    expect(matches(html, /<h1[^>]*>([^<]+)/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]+ · Belfry<\/title>/)
    const [canonical = ''] = matches(html, /<link rel="canonical" href="([^"]+)"/g)
    expect(new URL(canonical).pathname).toBe(localizePath(locale, path))
    const others = matches(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)
    expect(new Set(others.map(address => new URL(address).pathname))).toEqual(
      new Set(locales.map(each => localizePath(each, path)))
    )
    for (const json of matches(html, /<script type="application\/ld\+json">([^<]*)</g))
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' })
  })

  test.each(read)('%s has a link to itself in each language', path => {
    const links = matches(htmlOf(localizePath(locale, path)), /<a href="([^"]+)"[^>]* data-locale=/g)
    expect(links).toEqual(locales.map(each => localizePath(each, path)))
  })

  test.each(read)('%s can be read once its HTML is there', path => {
    const html = htmlOf(localizePath(locale, path))
    expect(html).toContain('--page:')
    expect(filesBeforeReading(html)).toEqual([])
  })

  test('lead from one to the other', () => {
    const about = htmlOf(localizePath(locale, aboutPath))
    expect(about).toContain(`<a href="${localizePath(locale, apiDocsPath)}"`)
    expect(about).toContain(`<a href="${catalogueListPath(locale)}"`)
    expect(htmlOf(localizePath(locale, apiDocsPath))).toContain(`<a href="${workerPaths.openApi}"`)
    const list = htmlOf(localizePath(locale, cataloguePath))
    for (const id of characterIds) {
      const path = localizePath(locale, characterPath(id))
      expect(list.split(`<a href="${path}"`), path).toHaveLength(2)
    }
  })

  test('stand in the menu, which marks the page that is open', () => {
    const current = (path: string) =>
      matches(
        htmlOf(localizePath(locale, path)),
        /class="side-menu-entry" href="([^"]+)" aria-current="page"/g
      )
    const menu = htmlOf(localizePath(locale, aboutPath))
    for (const path of [aboutPath, helpPath, cataloguePath, builderPaths.script])
      expect(menu).toContain(`class="side-menu-entry" href="${localizePath(locale, path)}"`)
    expect(current(aboutPath)).toEqual([localizePath(locale, aboutPath)])
    expect(current(characterPath('imp'))).toEqual([localizePath(locale, cataloguePath)])
    expect(current(`${helpPath}/printing`)).toEqual([localizePath(locale, helpPath)])
  })

  test('have a page for what isn’t there, and follow former addresses', async () => {
    const missing = await get(localizePath(locale, characterPath('bellringer')))
    const html = await missing.text()
    expect(missing.status).toBe(404)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(matches(html, /<h1[^>]*>([^<]+)/g)).toEqual(
      matches(htmlOf(localizePath(locale, '/404')), /<h1[^>]*>([^<]+)/g)
    )
    for (const [from, to] of Object.entries(redirects)) {
      const response = await get(localizePath(locale, from))
      const location = response.headers.get('location') ?? ''
      expect(response.status).toBeGreaterThanOrEqual(301)
      expect(new URL(location, inject('origin')).pathname).toBe(localizePath(locale, to))
    }
  })
})

test('the page for what isn’t there speaks the language of the address', async () => {
  expect(await (await get('/de/catalogue/bellringer')).text()).toMatch(/<h1[^>]*>Seite nicht gefunden/)
  expect((await get('/builder/characters/edit/a/b')).status).toBe(404)
})

test('the search is hidden where no script runs', () => {
  const [style = ''] = matches(htmlOf(cataloguePath), /<noscript><style>([^<]*)<\/style><\/noscript>/g)
  expect(style.replace(/\s/g, '')).toMatch(/^\.catalogue-search\{display:none;?\}$/)
})

test('every style sheet is named by a page or a script', () => {
  const texts = globSync(`${site}/**/*.{html,js}`)
    .filter(file => !file.endsWith('/sw.js'))
    .map(file => readFileSync(file, 'utf8'))
  const sheets = globSync(`${site}/**/*.css`).map(file => file.split('/').at(-1) ?? '')
  expect(sheets).not.toEqual([])
  expect(sheets.filter(name => !texts.some(text => text.includes(name)))).toEqual([])
})

test('every page has the policy of exactly its scripts and styles, and nothing that it forbids', async () => {
  const pages = globSync(`${site}/**/*.html`).filter(page => !/\/catalogue\/(?!imp)/.test(page))
  expect(pages.length).toBeGreaterThan(100)
  for (const page of pages) {
    const html = readFileSync(page, 'utf8')
    const tag = /<meta http-equiv="content-security-policy" content="([^"]+)">/
    expect(html.match(tag)?.[1], page).toBe(await pagePolicy(html.replace(tag, '')))
    expect(html.match(/<[^>]+\s(?:style|on[a-z]+)=/g), page).toBeNull()
  }
})
