import { offlineFiles } from 'virtual:offline-files'
import { type Locale, locales } from '#routes'
import { deleteFiles, deleteOtherFiles, storedPaths, storeFiles } from './asset-store.ts'
import { filesCache } from './cache-names.ts'
import { allFiles, availability, languageFiles, languagesToInstall } from './groups.ts'
import type { OfflineReport } from './messages.ts'
import { deleteOtherStartPages, startCache } from './start-page.ts'
import { type StaticRoute, staticRoutes } from './static-routes.ts'
import { unpackStartPage } from './stored-pages.ts'
import { changeState, readState, rememberLanguage } from './worker-state.ts'

/** The event of an installation in browsers with static routes. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>
}

/**
 * Stores the languages in use. A failure ends the installation: the browser repeats it at the next visit, and until then
 * the former version or the network serves the pages.
 */
export async function install(event: InstallEvent, scope: ServiceWorkerGlobalScope): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { languages } = await readState()
  const installed = languagesToInstall(
    windows.map(({ url }) => url),
    languages
  )
  try {
    for (const locale of installed) await storeBuilder(event, locale)
  } catch (error) {
    // Half an app fills a storage for nothing. That of a running version is needed.
    const isFull = error instanceof Error && error.name === 'QuotaExceededError'
    if (isFull && !scope.registration.active) await deleteFiles()
    throw error
  }
  await addStaticRoutes(event, installed, scope.location.origin)
}

/** Not every browser has static routes. They only make starts faster. */
async function addStaticRoutes(event: InstallEvent, installed: readonly Locale[], origin: string) {
  const caches = { files: filesCache, page: startCache }
  await event.addRoutes?.(staticRoutes(offlineFiles, installed, { caches, origin })).catch(() => undefined)
}

/** The builder and the catalogue in a language. */
async function storeBuilder(event: ExtendableEvent, locale: Locale) {
  await storeFiles(event, languageFiles(offlineFiles, locale))
  await unpackStartPage(locale)
}

/** Deletes the files of builds before the last one. Open pages of the last one may still load theirs. */
export async function deleteOutdated(): Promise<void> {
  const { files: previous } = await readState()
  const current = allFiles(offlineFiles)
  await Promise.all([deleteOtherFiles(current, previous), deleteOtherStartPages()])
  await changeState({ files: current })
}

/** Stores the builder in a language. */
export const storeLanguage = (event: ExtendableEvent, locale: Locale): Promise<OfflineReport> =>
  storeAndReport(locale, async () => {
    await rememberLanguage(locale)
    await storeBuilder(event, locale)
  })

/** Stores all that works without a network in a language. */
export const storeEverything = (event: ExtendableEvent, locale: Locale): Promise<OfflineReport> =>
  storeAndReport(locale, async () => {
    await storeBuilder(event, locale)
    await storeFiles(event, offlineFiles.later)
  })

/** Stores the builder in every language. Reports on the language given. */
export const storeOtherLanguages = (event: ExtendableEvent, locale: Locale): Promise<OfflineReport> =>
  storeAndReport(locale, async () => {
    for (const other of locales) await storeFiles(event, languageFiles(offlineFiles, other))
  })

/** Looks at what is stored, whatever was stored before. */
export async function report(locale: Locale, failed = false): Promise<OfflineReport> {
  return { available: availability(offlineFiles, locale, await storedPaths()), failed }
}

async function storeAndReport(locale: Locale, store: () => Promise<void>): Promise<OfflineReport> {
  try {
    await store()
    return report(locale)
  } catch {
    return report(locale, true)
  }
}
