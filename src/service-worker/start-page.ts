import { offlineFiles } from 'virtual:offline-files'
import { builderPath, type Locale, locales } from '#routes'
import { cachePrefix } from './cache-names.ts'

const startPrefix = `${cachePrefix}start-`

/**
 * The cache of the builder's page, ready to be shown. It belongs to a build, since a build that waits for its activation
 * must not show its page.
 */
export const startCache = (locale: Locale): string =>
  startPrefix + offlineFiles.languages[locale].pages.split('/').at(-1)

/** Stores the builder's page beside the others, so that its start needn't unpack them all. */
export async function storeStartPage(locale: Locale, page: Response): Promise<void> {
  await (await caches.open(startCache(locale))).put(builderPath(locale, 'script'), page)
}

/** The builder's page; undefined when it isn't stored. */
export const findStartPage = (locale: Locale): Promise<Response | undefined> =>
  caches.match(builderPath(locale, 'script'), { cacheName: startCache(locale) })

/** Deletes the pages of other builds. */
export async function deleteOtherStartPages(): Promise<void> {
  const current = new Set(locales.map(startCache))
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith(startPrefix) && !current.has(name)).map(name => caches.delete(name))
  )
}
