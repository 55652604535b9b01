import { importModule } from '#stores/loading/import-module.ts'
import { $session } from '#stores/session.ts'
import { startWhenLoaded } from './start-when-loaded.ts'

/** Runs account saving while the user is signed in. Its code is loaded at sign-in only. */
export function startAccountSavingOnSignIn(signal: AbortSignal) {
  let running: AbortController | undefined

  const stop = $session.subscribe(({ state }) => {
    if (state === 'out') {
      running?.abort()
      running = undefined
    } else if (!running) {
      running = new AbortController()
      startSaving(running.signal)
    }
  })
  signal.addEventListener('abort', () => {
    stop()
    running?.abort()
  })
}

const startSaving = (signal: AbortSignal) =>
  startWhenLoaded(
    async () => (await importModule(() => import('#stores/saving/account-saving.ts'))).startAccountSaving,
    signal
  )
