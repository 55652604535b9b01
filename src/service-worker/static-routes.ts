import { builderPath, type Locale } from '#routes'
import { languageFiles } from './groups.ts'
import type { OfflineFiles } from './offline-files.ts'

/** A rule of the Static Routing API: the browser answers from a cache and needn't start the worker. */
export interface StaticRoute {
  condition: {
    urlPattern: { pathname: string; search: string; baseURL: string }
    requestMethod: 'GET'
    requestMode?: 'navigate'
  }
  source: { cacheName: string }
}

/** Where static routing finds the builder’s page and what it starts with. */
export interface StartCaches {
  files: string
  page: (locale: Locale) => string
}

/**
 * The routes for the start of the builder in the languages that are stored. A browser asks the network for what it misses in
 * a cache, never the worker, so there is no route for what may be missing.
 */
export function staticRoutes(
  files: OfflineFiles,
  stored: readonly Locale[],
  { caches, origin }: { caches: StartCaches; origin: string }
): StaticRoute[] {
  const route = (pathname: string, cacheName: string, requestMode?: 'navigate'): StaticRoute => ({
    condition: {
      urlPattern: { pathname, search: '', baseURL: origin },
      requestMethod: 'GET',
      ...(requestMode && { requestMode })
    },
    source: { cacheName }
  })
  const start = new Set(files.start)
  const paths = new Set(stored.flatMap(locale => languageFiles(files, locale)))
  return [
    ...stored.map(locale => route(builderPath(locale, 'script'), caches.page(locale), 'navigate')),
    ...[...paths].filter(path => start.has(path)).map(path => route(path, caches.files))
  ]
}
