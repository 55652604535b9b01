import { $session } from '#stores/session.ts'

/** Has saved what whoever is signed in wants saved. Only they fetch the code for it, and as soon as they come. */
export function attendAccountOfUser(signal: AbortSignal) {
  let staying: AbortController | undefined

  const stop = $session.subscribe(({ state }) => {
    if (state === 'out') {
      staying?.abort()
      staying = undefined
    } else if (!staying) {
      staying = new AbortController()
      attend(staying.signal)
    }
  })
  signal.addEventListener('abort', () => {
    stop()
    staying?.abort()
  })
}

/** Where the code cannot be fetched, local storage keeps the script until there is a network again. */
function attend(signal: AbortSignal) {
  import('#stores/saving/account.ts').then(
    ({ attendAccount }) => {
      if (!signal.aborted) signal.addEventListener('abort', attendAccount())
    },
    () => addEventListener('online', () => attend(signal), { once: true, signal })
  )
}
