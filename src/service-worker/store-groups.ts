import { offlineFiles } from 'virtual:offline-files'
import { type Locale, locales } from '#routes'
import { deleteFiles, deleteOtherFiles, storedPaths, storeFiles } from './asset-store.ts'
import { allFiles, availability, languageFiles, languagesToInstall } from './groups.ts'
import type { OfflineReport } from './messages.ts'
import { changeState, readState, rememberLanguage } from './worker-state.ts'

/**
 * Stores the languages in use. A failure ends the installation: the browser repeats it at the next visit, and until then
 * the former version or the network serves the pages.
 */
export async function install(event: ExtendableEvent, scope: ServiceWorkerGlobalScope): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { languages } = await readState()
  try {
    for (const locale of languagesToInstall(
      windows.map(({ url }) => url),
      languages
    ))
      await storeFiles(event, languageFiles(offlineFiles, locale))
  } catch (error) {
    // Half an app fills a storage for nothing. That of a running version is needed.
    const isFull = error instanceof Error && error.name === 'QuotaExceededError'
    if (isFull && !scope.registration.active) await deleteFiles()
    throw error
  }
}

/** Deletes the files of builds before the last one. Open pages of the last one may still load theirs. */
export async function deleteOutdated(): Promise<void> {
  const { files: previous } = await readState()
  const current = allFiles(offlineFiles)
  await deleteOtherFiles(current, previous)
  await changeState({ files: current })
}

/** Stores the builder in a language. */
export const storeLanguage = (event: ExtendableEvent, locale: Locale): Promise<OfflineReport> =>
  storeAndReport(locale, async () => {
    await rememberLanguage(locale)
    await storeFiles(event, languageFiles(offlineFiles, locale))
  })

/** Stores all that works without a network in a language. */
export const storeEverything = (event: ExtendableEvent, locale: Locale): Promise<OfflineReport> =>
  storeAndReport(locale, () =>
    storeFiles(event, [...languageFiles(offlineFiles, locale), ...offlineFiles.later])
  )

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
