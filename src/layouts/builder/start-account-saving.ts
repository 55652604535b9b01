import { $session } from '#stores/session.ts'

/** Runs account saving while the user is signed in. Its code is loaded at sign-in only. */
export function startAccountSavingOnSignIn(signal: AbortSignal) {
  let running: AbortController | undefined

  const stop = $session.subscribe(({ state }) => {
    if (state === 'out') {
      running?.abort()
      running = undefined
    } else if (!running) {
      running = new AbortController()
      start(running.signal)
    }
  })
  signal.addEventListener('abort', () => {
    stop()
    running?.abort()
  })
}

/** If the code can't be loaded, tries again once the browser is online; until then the script is in local storage. */
function start(signal: AbortSignal) {
  import('#stores/saving/account-saving.ts').then(
    ({ startAccountSaving }) => {
      if (!signal.aborted) signal.addEventListener('abort', startAccountSaving())
    },
    () => addEventListener('online', () => start(signal), { once: true, signal })
  )
}
