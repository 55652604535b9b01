import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { defaultLocale, locales } from '#routes'

/** Budgets in bytes after gzip. They only ever go down, or change in a commit that says why. */
const budget = {
  builderAtFirst: 150 * 1024,
  builderInAll: 330 * 1024,
  page: 40 * 1024,
  worker: 3 * 1024 * 1024
}

const site = 'dist/client'
const gzipped = (file: string) => gzipSync(readFileSync(file)).length
const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzipped(file), 0)

describe('the builder’s scripts', () => {
  test('are small until a character can be added', () => {
    expect(sum(scriptsAtFirst('builder.html'))).toBeLessThan(budget.builderAtFirst)
  })

  test('are bounded with all that loads on demand, in one language', () => {
    expect(sum(globSync(`${site}/_astro/*.js`).filter(isOfOneLanguage))).toBeLessThan(budget.builderInAll)
  })

  test.each(locales)('carry the words of one language alone in %s', locale => {
    const page = locale === defaultLocale ? 'builder.html' : `${locale}/builder.html`
    const messages = scriptsAtFirst(page).filter(file => file.includes('/messages.'))
    expect(messages).toEqual([expect.stringContaining(`/messages.${locale}.`)])
  })
})

test('every page is light', () => {
  const heavy = globSync(`${site}/**/*.html`).filter(file => gzipped(file) >= budget.page)
  expect(heavy).toEqual([])
})

test('the Worker fits its plan', () => {
  expect(sum(globSync('dist/server/**/*.{mjs,js,wasm,bin,ttf}'))).toBeLessThan(budget.worker)
})

/** What a page names in its head or starts in its body. */
function scriptsAtFirst(page: string): string[] {
  const html = readFileSync(`${site}/${page}`, 'utf8')
  const urls = html.matchAll(
    /(?:<link rel="modulepreload" href|<script[^>]*\ssrc|(?:component|renderer)-url)="([^"]+)"/g
  )
  return [...new Set([...urls].map(([, url = '']) => site + url))]
}

const isOfOneLanguage = (file: string) => {
  const [, locale] = file.match(/\/(?:messages)\.([\w-]+)\.\w+\.js$/) ?? []
  return locale === undefined || locale === defaultLocale
}
