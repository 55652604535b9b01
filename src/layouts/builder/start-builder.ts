import { handleLinkClick } from '#stores/router.ts'
import { startEach } from '#ui/start-each.ts'
import { handleSaveKeys } from '../frame/save-open-script.ts'
import { openAddress } from './open-address.ts'
import { prefetch } from './prefetch.ts'
import { reportErrors } from './report-errors.ts'
import { startAccountSavingOnSignIn } from './start-account-saving.ts'
import { startAutosave, startUndo } from './start-storage.ts'
import { handleUndoKeys } from './undo-keys.ts'

/** Milliseconds after which the other screens are loaded: after everything that the first screen needs. */
const prefetchDelay = 1500

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
  startEach([() => startAccountSavingOnSignIn(signal), () => startUndo(signal), openAddress])
  return () => running.abort()
}
