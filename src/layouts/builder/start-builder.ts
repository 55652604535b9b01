import { warmUpSearch } from '#core/character/character-search.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { $hasAccount } from '#stores/session.ts'
import { startEach } from '#ui/start-each.ts'
import { preloadIcons } from '#views/characters/preload-icons.ts'
import { handleSaveKeys } from '../frame/save-open-script.ts'
import { followAddress } from './follow-address.ts'
import { rememberScreens } from './last-screen.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { reportErrors } from './report-errors.ts'
import { prefetchScreens } from './screen-components.ts'
import { startAccountSavingOnSignIn } from './start-account-saving.ts'
import { startWhenLoaded } from './start-when-loaded.ts'
import { handleUndoKeys } from './undo-keys.ts'

/** Milliseconds after which the other screens are loaded: after everything that the first screen needs. */
const prefetchDelay = 1500

function prefetch() {
  prefetchScreens($hasAccount.get())
  preloadIcons()
  warmUpSearch($officialCharacters.get())
}

/**
 * Starts everything that runs while the builder is open: navigation, key handlers, saving, prefetching, URL parameters.
 *
 * @returns stops it
 */
export function startBuilder() {
  const running = new AbortController()
  const { signal } = running
  reportErrors(signal)
  startNavigation(signal)
  document.addEventListener('keydown', handleUndoKeys, { signal })
  document.addEventListener('keydown', handleSaveKeys, { signal })
  const prefetchTimer = setTimeout(
    () => startEach([prefetch, () => startAutosave(signal), startServiceWorker]),
    prefetchDelay
  )
  signal.addEventListener('abort', () => clearTimeout(prefetchTimer))
  startEach([
    () => startAccountSavingOnSignIn(signal),
    () => startUndo(signal),
    followAddress,
    () => signal.addEventListener('abort', rememberScreens())
  ])
  return () => running.abort()
}

const startAutosave = (signal: AbortSignal) =>
  startWhenLoaded(
    async () => (await import('#stores/library/library-autosave.ts')).startLibraryAutosave,
    signal
  )

/** Without its code, the next visit tries again. */
const startServiceWorker = () =>
  import('#stores/offline/offline.ts').then(
    ({ startOffline }) => startOffline(),
    () => undefined
  )

const startUndo = (signal: AbortSignal) =>
  startWhenLoaded(async () => (await import('#stores/storage/undo-storage.ts')).startUndoStorage, signal)
