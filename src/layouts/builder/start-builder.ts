import { warmUpSearch } from '#core/character/character-search.ts'
import { openParameter } from '#routes'
import { addCharacterFromUrl } from '#stores/add-from-url.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { loadWithRetries } from '#stores/loading/load-with-retries.ts'
import { handleLinkClick } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'
import { startEach } from '#ui/start-each.ts'
import { preloadIcons } from '#views/characters/preload-icons.ts'
import { handleSaveKeys } from '../frame/save-open-script.ts'
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
 * Starts everything that runs while the builder is open: link and key handlers, saving, prefetching, URL parameters.
 *
 * @returns stops it
 */
export function startBuilder() {
  const running = new AbortController()
  const { signal } = running
  reportErrors(signal)
  document.addEventListener('click', handleLinkClick, { signal })
  document.addEventListener('keydown', handleUndoKeys, { signal })
  document.addEventListener('keydown', handleSaveKeys, { signal })
  const prefetchTimer = setTimeout(() => startEach([prefetch, () => startAutosave(signal)]), prefetchDelay)
  signal.addEventListener('abort', () => clearTimeout(prefetchTimer))
  startEach([
    () => startAccountSavingOnSignIn(signal),
    () => startUndo(signal),
    addCharacterFromUrl,
    openDocumentFromUrl
  ])
  return () => running.abort()
}

async function openDocumentFromUrl() {
  if (!new URL(location.href).searchParams.has(openParameter)) return
  const { openFromUrl } = await loadWithRetries(() => import('#stores/open-from-url.ts'))
  await openFromUrl()
}

const startAutosave = (signal: AbortSignal) =>
  startWhenLoaded(
    async () => (await import('#stores/library/library-autosave.ts')).startLibraryAutosave,
    signal
  )

const startUndo = (signal: AbortSignal) =>
  startWhenLoaded(async () => (await import('#stores/storage/undo-storage.ts')).startUndoStorage, signal)
