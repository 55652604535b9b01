import { importModule } from '#stores/loading/import-module.ts'
import { startEach } from '#ui/start-each.ts'
import { handleBuilderKeys } from './builder-keys.ts'
import { followAddress } from './follow-address.ts'
import { rememberScreens } from './last-screen.ts'
import { loadPointedScreens } from './navigation/load-pointed-screens.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { reportErrors } from './report-errors.ts'
import { startAccountSavingOnSignIn } from './start-account-saving.ts'
import { startLater } from './start-later.ts'
import { startWhenLoaded } from './start-when-loaded.ts'

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
  document.addEventListener('keydown', handleBuilderKeys, { signal })
  loadPointedScreens(signal)
  startLater(signal)
  startEach([
    () => startAccountSavingOnSignIn(signal),
    () => startUndo(signal),
    followAddress,
    () => signal.addEventListener('abort', rememberScreens())
  ])
  return () => running.abort()
}

const startUndo = (signal: AbortSignal) =>
  startWhenLoaded(
    async () => (await importModule(() => import('#stores/storage/undo-storage.ts'))).startUndoStorage,
    signal
  )
