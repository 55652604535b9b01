import { atom, computed, onMount } from 'nanostores'
import { type KnownSession, sessionIsOver, watchSession } from '#api/watch-session.ts'

/** Who is signed in. Asks the Worker only where the browser holds a session; other tabs are followed. */
export const $session = atom<KnownSession>({ state: 'loading' })

onMount($session, () => watchSession(session => $session.set(session)))

/** Whether somebody is signed in as far as is known, or was until a moment ago: who has work that belongs to an account. */
export const $hasAccount = computed($session, ({ state }) => state !== 'out')

/** Whether somebody has to sign in again to go on. */
export const $isSignInAsked = atom(false)

let waiting: (() => void)[] = []
let stopWaiting: (() => void) | undefined

/**
 * Call when the Worker refused since nobody is signed in any more: asks to sign in again, and then does `retry`. Who does
 * not sign in loses nothing: what was to be saved stays where it is.
 */
export function whenSignedInAgain(retry: () => void) {
  waiting.push(retry)
  askToSignIn()
}

/** The same where nothing is to be done again. */
export function askToSignIn() {
  sessionIsOver()
  stopWaiting ??= $session.listen(({ state }) => state === 'in' && goOn())
  $isSignInAsked.set(true)
}

/** They went on without signing in. */
export function dismissSignIn() {
  stopWaiting?.()
  stopWaiting = undefined
  waiting = []
  $isSignInAsked.set(false)
}

function goOn() {
  const retries = waiting
  dismissSignIn()
  for (const retry of retries) retry()
}
