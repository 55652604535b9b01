import { warmUpSearch } from '#core/character/character-search.ts'
import { openParameter } from '#routes'
import { addCharacterFromUrl } from '#stores/add-from-url.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { $hasAccount } from '#stores/session.ts'
import { preloadIcons } from '#views/characters/preload-icons.ts'
import { handleSaveKeys } from '../frame/save-open-script.ts'
import { startNavigation } from './navigation/start-navigation.ts'
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
  startNavigation(signal)
  document.addEventListener('keydown', handleUndoKeys, { signal })
  document.addEventListener('keydown', handleSaveKeys, { signal })
  startAccountSavingOnSignIn(signal)
  const prefetchTimer = setTimeout(() => {
    prefetch()
    startAutosave(signal)
  }, prefetchDelay)
  startUndo(signal)
  signal.addEventListener('abort', () => clearTimeout(prefetchTimer))
  void addCharacterFromUrl()
  if (new URL(location.href).searchParams.has(openParameter))
    void import('#stores/open-from-url.ts').then(({ openFromUrl }) => openFromUrl())
  return () => running.abort()
}

const startAutosave = (signal: AbortSignal) =>
  startWhenLoaded(
    async () => (await import('#stores/library/library-autosave.ts')).startLibraryAutosave,
    signal
  )

const startUndo = (signal: AbortSignal) =>
  startWhenLoaded(async () => (await import('#stores/storage/undo-storage.ts')).startUndoStorage, signal)
