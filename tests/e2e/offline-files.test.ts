import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { fontKeys } from '#drawing/fonts.ts'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages.ts'
import { builderPaths, builderScreens, characterPath, type Locale, locales, prerenderedPath } from '#routes'
import { allFiles, isStoredPacked, languageFiles } from '#service-worker/groups.ts'
import { composePage, type PagePack } from '#service-worker/page-pack.ts'
import { imageEditorScripts } from '../../tools/benches/sizes.ts'
import { findOfflineFiles } from '../../tools/build/offline-files.ts'
import { offlinePages } from '../../tools/build/page-packs.ts'

const site = 'dist/client'

/** Budgets in bytes of the builder and the catalogue in one language, before the user asks for more. */
const budget = {
  /** What is fetched, with gzip where the server compresses. */
  fetched: 1.5 * 1000 * 1000,
  /** What is stored, with the builder's page that is ready to be shown. */
  stored: 1.5 * 1000 * 1000
}

const packs = Object.fromEntries(
  locales.map(locale => [
    locale,
    globSync(`${site}/_astro/pages.${locale}.*.gz`)[0]?.slice(site.length) ?? ''
  ])
) as Record<Locale, string>
const files = findOfflineFiles(packs)

const isCompressed = (path: string) => /\.(?:gz|woff2)$/.test(path)
const isPacked = isStoredPacked(files)
const fileBytes = (path: string) => statSync(site + path).size
const packedBytes = (path: string) => gzipSync(readFileSync(site + path)).length
const storedBytes = (path: string) => (isPacked(path) ? packedBytes(path) : fileBytes(path))
const fetchedBytes = (path: string) => (isCompressed(path) ? fileBytes(path) : packedBytes(path))
const total = (paths: readonly string[], bytesOf: (path: string) => number) =>
  paths.reduce((sum, path) => sum + bytesOf(path), 0)

/** The subsets of a font with their characters, in the order of their rules: the last that has a character is loaded. */
const subsets = [
  ...readFileSync('src/styles/fonts.css', 'utf8').matchAll(
    /alegreya-sans-([a-z-]+)-400-normal[^}]*?unicode-range:([^;]*)/g
  )
].map(([, name = '', ranges = '']) => ({
  name,
  ranges: [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16)
  ])
}))

/** The subset that a browser loads for a letter; none for those of other fonts. */
const subsetOf = (letter: string): string[] => {
  const code = letter.codePointAt(0) ?? 0
  const found = subsets.findLast(({ ranges }) =>
    ranges.some(([from = 0, to = 0]) => from <= code && code <= to)
  )
  return found ? [found.name] : []
}

describe.each(locales)('offline in %s', locale => {
  const pack: PagePack = JSON.parse(gunzipSync(readFileSync(site + packs[locale])).toString())

  test('takes little before the user asks for more', () => {
    const paths = languageFiles(files, locale)
    expect(total(paths, fetchedBytes)).toBeLessThan(budget.fetched)
    const startPage = Buffer.byteLength(composePage(pack, builderPaths.script) ?? '')
    expect(total(paths, storedBytes) + startPage).toBeLessThan(budget.stored)
  })

  test('has the fonts of its letters', () => {
    const texts = Object.values(offlinePages(locale)).join('')
    // The menu names every language in its own letters.
    const own = texts.replaceAll(languageNames.vi.name, locale === 'vi' ? languageNames.vi.name : '')
    const letters = new Set(own.match(/\p{L}/gu))
    const needed = new Set([...letters].flatMap(subsetOf))
    const stored = languageFiles(files, locale).join()
    expect([...needed].filter(subset => !stored.includes(`/alegreya-sans-${subset}-400-normal.`))).toEqual([])
  })

  test('fetches nothing before a script asks for it, which browsers do twice in controlled pages', () => {
    expect(pack.parts.filter(part => /^<link [^>]*as="fetch"/.test(part))).toEqual([])
  })

  test('every page is as it was built', () => {
    const pages = offlinePages(locale)
    expect(Object.keys(pack.pages).sort()).toEqual(Object.keys(pages).sort())
    for (const [path, html] of Object.entries(pages))
      expect(composePage(pack, path) === html, path).toBe(true)
  })

  test('has every character and every screen', () => {
    const paths = [...catalogue.characters.keys()]
      .map(characterPath)
      .concat(builderScreens.map(prerenderedPath))
    expect(paths.filter(path => !Object.hasOwn(pack.pages, path))).toEqual([])
  })

  test('has every file that its pages name', () => {
    const stored = new Set(allFiles(files))
    const named = Object.values(offlinePages(locale)).flatMap(html => html.match(/\/_astro\/[\w.-]+/g) ?? [])
    expect([...new Set(named)].filter(path => !stored.has(path))).toEqual([])
  })
})

test('the button for the rest names its size', () => {
  expect(Math.round(total(files.later, fetchedBytes) / 1e6)).toBe(3)
  expect(m.offline_store()).toContain('(3 MB)')
})

test('the editors of images are stored with the rest, or when they are opened', () => {
  const editors = imageEditorScripts().map(file => file.slice(site.length))
  expect(editors.length).toBeGreaterThan(2)
  expect(editors.filter(path => !files.later.includes(path))).toEqual([])
  expect(files.later).toContainEqual(expect.stringMatching(/\/image-editor-screens\.[\w-]+\.css$/))
})

test('the fonts of drawings and their reader are stored on use alone', () => {
  expect(files.onUse.filter(path => path.endsWith('.ttf'))).toHaveLength(fontKeys.length)
  expect(files.onUse.filter(path => path.endsWith('.js'))).toHaveLength(1)
  // What the search of the help reads.
  expect(files.onUse.filter(path => path.endsWith('.json'))).toHaveLength(locales.length)
  const fetchedBefore = new Set([...locales.flatMap(locale => languageFiles(files, locale)), ...files.later])
  expect(files.onUse.filter(path => fetchedBefore.has(path))).toEqual([])
})

test('the service worker lists the files of this build', () => {
  const worker = readFileSync(`${site}/sw.js`, 'utf8')
  expect(allFiles(files).filter(path => !existsSync(site + path) || !worker.includes(path))).toEqual([])
})
