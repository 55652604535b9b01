import { ok, type Result, refuse } from '#core/result.ts'
import { type SignInFailure, sessionPath, signInPath, signOutPath } from '#routes/sign-in-paths.ts'
import { timeLimit } from './time-limit.ts'

/** The signed-in user, as pages show them. */
export interface SessionUser {
  /** Tells accounts apart; names nobody. Unknown for users that an earlier release has stored. */
  id?: string
  name: string
  /** An https address. */
  picture?: string
}

export type Session = { state: 'in'; user: SessionUser } | { state: 'out' } | { state: 'expired' }

/** Refusals of a request because the session is over: the user must sign in to repeat it. */
export type SessionOver = 'signed_out' | 'session_expired'

export const isSessionOver = (code: string | undefined): code is SessionOver =>
  code === 'signed_out' || code === 'session_expired'

/** Whether a cookie says that the browser has a session. Without it, no request is needed. */
export const mayBeSignedIn = () => /(?:^|;\s*)belfry\.signed-in=1/.test(document.cookie)

/**
 * Fetches the session; the Worker renews it if needed. Tabs fetch one after another, since the provider accepts each
 * refresh token once. Uses only `fetch`, to stay small for pages without an island.
 */
export async function fetchSession(): Promise<Result<Session, 'session_unreachable'>> {
  if (!mayBeSignedIn()) return ok({ state: 'out' })
  try {
    return await withLock(async () => {
      const response = await fetch(sessionPath, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeLimit)
      })
      return response.ok ? ok(readSession(await response.json())) : refuse('session_unreachable')
    })
  } catch {
    return refuse('session_unreachable')
  }
}

/** Starts sign-in. Returns the provider's URL to open, which leads back to `returnTo`. */
export const startSignIn = (returnTo: string) => post(signInPath, { callbackUrl: returnTo })

/**
 * Ends the session here. Returns the provider's URL that ends it there and leads back. The page that it leads back to says
 * if the Worker couldn't end copies of the cookie: see `takeUnendedCopies`.
 */
export const endSession = () => post(signOutPath, {}, noteUnendedCopies)

const unendedCopies = 'belfry:unended-copies'

/** Notes it for the page that the sign-out leads back to. */
function noteUnendedCopies(body: unknown) {
  if (read(body, 'ended') !== false) return
  try {
    sessionStorage.setItem(unendedCopies, '1')
  } catch {
    // The browser blocks storage: signing out goes on all the same.
  }
}

/** Whether the sign-out that led to this page could not end copies of the cookie; once. */
export function takeUnendedCopies(): 'copies_not_ended' | undefined {
  try {
    if (sessionStorage.getItem(unendedCopies) === null) return undefined
    sessionStorage.removeItem(unendedCopies)
    return 'copies_not_ended'
  } catch {
    // The browser blocks storage.
    return undefined
  }
}

async function post(
  path: string,
  fields: Record<string, string>,
  onResponse: (body: unknown) => void = () => {}
): Promise<Result<string, SignInFailure>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'x-auth-return-redirect': '1' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeLimit)
    })
    const body: unknown = await response.json()
    const url = read(body, 'url')
    onResponse(body)
    return response.ok && typeof url === 'string' ? ok(url) : refuse(failureOf(read(body, 'code')))
  } catch {
    return refuse('unreachable')
  }
}

function failureOf(code: unknown): SignInFailure {
  if (code === 'sign_in_not_set_up') return 'not_set_up'
  return code === 'sign_in_unreachable' ? 'provider_unreachable' : 'failed'
}

/** Runs `work` in one tab at a time, if the browser has Web Locks. */
const withLock = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? navigator.locks.request('belfry:session', work) : work()

function readSession(body: unknown): Session {
  const state = read(body, 'state')
  if (state === 'expired') return { state }
  if (state !== 'in') return { state: 'out' }
  return { state, user: readUser(read(body, 'user')) }
}

/** Reads a user from an untrusted value. Ignores pictures that aren't https. */
export function readUser(user: unknown): SessionUser {
  const id = read(user, 'id')
  const name = read(user, 'name')
  const picture = read(user, 'picture')
  return {
    ...(typeof id === 'string' && { id }),
    name: typeof name === 'string' ? name : '',
    ...(typeof picture === 'string' && picture.startsWith('https://') && { picture })
  }
}

const read = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
