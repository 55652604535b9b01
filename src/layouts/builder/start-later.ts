import { warmUpSearch } from '#core/character/character-search.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { fetchCatalogueTexts } from '#stores/loading/catalogue-texts.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { $hasAccount } from '#stores/session.ts'
import { startEach } from '#ui/start-each.ts'
import { preloadIcons } from '#views/characters/preload-icons.ts'
import { loadScriptMenu } from '../frame/script-menu.tsx'
import { shownDialog } from './dialogs/dialog-components.ts'
import { prefetchScreens } from './screen-components.ts'
import { startWhenLoaded } from './start-when-loaded.ts'

/** Milliseconds after which the other screens are loaded: after everything that the first screen needs. */
const prefetchDelay = 1500

async function prefetchTexts() {
  preloadIcons()
  await fetchCatalogueTexts().catch(() => undefined)
  warmUpSearch($officialCharacters.get())
}

/** The script's menu and the dialogs without a URL, which load the palette. A failure is told when they open. */
async function prefetchCommands() {
  await Promise.all([loadScriptMenu(), shownDialog.load()]).catch(() => undefined)
}

/** Starts what the first screen doesn't need: other screens, autosave in the library, the service worker. */
export function startLater(signal: AbortSignal) {
  const timer = setTimeout(
    () =>
      startEach([prefetchTexts, prefetchCommands, () => startAutosave(signal), () => prepareScreens(signal)]),
    prefetchDelay
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}

const startAutosave = (signal: AbortSignal) =>
  startWhenLoaded(
    async () =>
      (await importModule(() => import('#stores/library/library-autosave.ts'))).startLibraryAutosave,
    signal
  )

/**
 * Makes the other screens open at once, without a network, and after the server has changed its build. The service worker's
 * files do that. Where it has none, the screens are loaded now, which takes a megabyte of memory; but not without a
 * network, since Chromium loads no module again that it couldn't fetch.
 */
async function prepareScreens(signal: AbortSignal) {
  const isStored = await startServiceWorker().catch(() => false)
  if (isStored || signal.aborted) return
  const prefetch = () => prefetchScreens($hasAccount.get())
  if (navigator.onLine) prefetch()
  else addEventListener('online', prefetch, { once: true, signal })
}

/** Without its code, the next visit tries again. */
async function startServiceWorker(): Promise<boolean> {
  const { startOffline } = await importModule(() => import('#stores/offline/offline.ts'))
  return startOffline()
}
