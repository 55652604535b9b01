import { atom, computed, onMount } from 'nanostores'
import { type KnownSession, sessionIsOver, watchSession } from '#api/watch-session.ts'

/** The user's session. Asks the Worker only if the browser has a session cookie; follows other tabs. */
export const $session = atom<KnownSession>({ state: 'loading' })

onMount($session, () => watchSession(session => $session.set(session)))

/** Whether the user is signed in, may be (still loading), or was until the session expired. */
export const $hasAccount = computed($session, ({ state }) => state !== 'out')

/** Whether the dialog that asks to sign in again is open. */
export const $isSignInAsked = atom(false)

let retries: (() => void)[] = []
let stopListening: (() => void) | undefined

/**
 * Call when the Worker refused a request because the session is over: opens the sign-in dialog and runs `retry` after
 * sign-in. Without sign-in, unsaved work stays where it is.
 */
export function whenSignedInAgain(retry: () => void) {
  retries.push(retry)
  askToSignIn()
}

/** Opens the sign-in dialog without anything to retry. */
export function askToSignIn() {
  sessionIsOver()
  stopListening ??= $session.listen(({ state }) => state === 'in' && runRetries())
  $isSignInAsked.set(true)
}

/** Closes the sign-in dialog and forgets the retries. */
export function dismissSignIn() {
  stopListening?.()
  stopListening = undefined
  retries = []
  $isSignInAsked.set(false)
}

function runRetries() {
  const pending = retries
  dismissSignIn()
  for (const retry of pending) retry()
}
