import { atom, computed, onMount } from 'nanostores'
import { isSessionOver } from '#api/session.ts'
import { type KnownSession, markSessionExpired, readLastUser, watchSession } from '#api/watch-session.ts'
import type { Result } from '#core/result.ts'

/** The user's session. Asks the Worker only if the browser has a session cookie; follows other tabs. */
export const $session = atom<KnownSession>({ state: 'loading' })

onMount($session, () => watchSession(session => $session.set(session)))

/** Whether the user is signed in, may be (still loading), or was until the session expired. */
export const $hasAccount = computed($session, ({ state }) => state !== 'out')

/** Whether the dialog that asks to sign in again is open. */
export const $isSignInDialogOpen = atom(false)

let retries: (() => void)[] = []
let stopListening: (() => void) | undefined

/**
 * Call when the Worker refused a request because the session is over: opens the sign-in dialog and runs `retry` after
 * sign-in. Without sign-in, unsaved work stays where it is.
 */
export function retryAfterSignIn(retry: () => void) {
  retries.push(retry)
  openSignInDialog()
}

/**
 * Handles a refusal when the session is over, as `retryAfterSignIn` does.
 *
 * @returns every other code, which the caller handles
 */
export function unlessSessionOver<Code extends string>(code: Code, retry: () => void): Code | undefined {
  if (!isSessionOver(code)) return code
  retryAfterSignIn(retry)
  return undefined
}

/** For loads on demand: opens the sign-in dialog when a response says that the session is over, and loads again after it. */
export function signInToRetry(response: Result<unknown, string>, retry: () => void) {
  if (!response.ok) unlessSessionOver(response.code, retry)
}

/** Opens the sign-in dialog without anything to retry. */
export function openSignInDialog() {
  markSessionExpired()
  const { id } = readLastUser()
  stopListening ??= $session.listen(session => {
    if (session.state !== 'in') return
    // What was to be retried belongs to the account that it was begun with.
    if (id && session.user.id !== id) closeSignInDialog()
    else runRetries()
  })
  $isSignInDialogOpen.set(true)
}

/** Closes the sign-in dialog and forgets the retries. */
export function closeSignInDialog() {
  stopListening?.()
  stopListening = undefined
  retries = []
  $isSignInDialogOpen.set(false)
}

function runRetries() {
  const pending = retries
  closeSignInDialog()
  for (const retry of pending) retry()
}
