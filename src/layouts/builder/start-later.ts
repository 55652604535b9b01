import { warmUpSearch } from '#core/character/character-search.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { fetchCatalogueTexts } from '#stores/loading/catalogue-texts.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { $hasAccount } from '#stores/session.ts'
import { startEach } from '#ui/start-each.ts'
import { preloadIcons } from '#views/characters/preload-icons.ts'
import { prefetchScreens } from './screen-components.ts'
import { startWhenLoaded } from './start-when-loaded.ts'

/** Milliseconds after which the other screens are loaded: after everything that the first screen needs. */
const prefetchDelay = 1500

async function prefetch() {
  prefetchScreens($hasAccount.get())
  preloadIcons()
  await fetchCatalogueTexts().catch(() => undefined)
  warmUpSearch($officialCharacters.get())
}

/** Starts what the first screen doesn't need: other screens, autosave in the library, the service worker. */
export function startLater(signal: AbortSignal) {
  const timer = setTimeout(
    () => startEach([prefetch, () => startAutosave(signal), startServiceWorker]),
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

/** Without its code, the next visit tries again. */
const startServiceWorker = () =>
  importModule(() => import('#stores/offline/offline.ts')).then(
    ({ startOffline }) => startOffline(),
    () => undefined
  )
