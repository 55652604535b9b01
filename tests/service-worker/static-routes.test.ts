import { expect, test } from 'vitest'
import { type Locale, locales } from '#routes'
import type { LanguageFiles, OfflineFiles } from '#service-worker/offline-files.ts'
import { staticRoutes } from '#service-worker/static-routes.ts'

const languageOf = (locale: Locale): LanguageFiles => ({
  pages: `/pages.${locale}.gz`,
  files: [`/first.${locale}.js`, `/all.${locale}.js`]
})
const files: OfflineFiles = {
  common: ['/builder.js', '/night.js'],
  languages: Object.fromEntries(locales.map(locale => [locale, languageOf(locale)])) as Record<
    Locale,
    LanguageFiles
  >,
  start: ['/builder.js', ...locales.map(locale => `/first.${locale}.js`)],
  later: ['/print.js'],
  onUse: ['/font.ttf']
}
const routesOf = (stored: Locale[]) =>
  staticRoutes(files, stored, {
    caches: { files: 'files', page: locale => `start-${locale}` },
    origin: 'https://belfry.test'
  }).map(({ condition: { urlPattern, requestMode }, source }) => [
    urlPattern.pathname,
    source.cacheName,
    requestMode
  ])

test('the builder’s page and what it starts with come from the cache, in each stored language', () => {
  expect(routesOf(['fr', 'en'])).toEqual([
    ['/fr/builder', 'start-fr', 'navigate'],
    ['/builder', 'start-en', 'navigate'],
    ['/builder.js', 'files', undefined],
    ['/first.fr.js', 'files', undefined],
    ['/first.en.js', 'files', undefined]
  ])
})

test('nothing is routed before a language is stored', () => {
  expect(routesOf([])).toEqual([])
})

test('an address with a query is left to the worker, which knows more', () => {
  const [route] = staticRoutes(files, ['en'], {
    caches: { files: 'files', page: () => 'start' },
    origin: 'https://belfry.test'
  })
  expect(route?.condition.urlPattern).toEqual({
    pathname: '/builder',
    search: '',
    baseURL: 'https://belfry.test'
  })
})
