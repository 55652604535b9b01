import { ok, type Result, refuse } from '#core/result.ts'
import { sessionPath, signInPath, signOutPath } from '#routes/session.ts'

/** Who is signed in, as pages know them. */
export interface SessionUser {
  name: string
  /** An https address. */
  picture?: string
}

export type Session = { state: 'in'; user: SessionUser } | { state: 'out' } | { state: 'expired' }

/** Whether the browser holds a session: a cookie says so that pages can read, so that strangers are asked nothing. */
export const mayBeSignedIn = () => /(?:^|;\s*)belfry\.signed-in=1/.test(document.cookie)

/**
 * Asks who is signed in; the Worker renews the session where needed. Tabs ask one after another, since the provider
 * takes each key for renewal once. Uses no more than `fetch`, since pages without an island ask too.
 */
export async function askSession(): Promise<Result<Session, 'session_unreachable'>> {
  if (!mayBeSignedIn()) return ok({ state: 'out' })
  try {
    return await inTurn(async () => {
      const response = await fetch(sessionPath, { headers: { accept: 'application/json' } })
      return response.ok ? ok(readSession(await response.json())) : refuse('session_unreachable')
    })
  } catch {
    return refuse('session_unreachable')
  }
}

/** Begins to sign in. Hands back the provider's address to go to, which leads back to `returnTo`. */
export const beginSignIn = (returnTo: string) => post(signInPath, { callbackUrl: returnTo })

/** Ends the session here. Hands back the address at the provider that ends it there and leads back to us. */
export const endSession = () => post(signOutPath, {})

async function post(
  path: string,
  fields: Record<string, string>
): Promise<Result<string, 'session_unreachable'>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'x-auth-return-redirect': '1' },
      body: new URLSearchParams(fields)
    })
    const answer: unknown = await response.json()
    const url = read(answer, 'url')
    return response.ok && typeof url === 'string' ? ok(url) : refuse('session_unreachable')
  } catch {
    return refuse('session_unreachable')
  }
}

const inTurn = <Value>(ask: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? navigator.locks.request('belfry:session', ask) : ask()

function readSession(answer: unknown): Session {
  const state = read(answer, 'state')
  if (state === 'expired') return { state }
  if (state !== 'in') return { state: 'out' }
  return { state, user: readUser(read(answer, 'user')) }
}

/** A user out of what is not known to be one. Pictures from anywhere but https are left out. */
export function readUser(user: unknown): SessionUser {
  const name = read(user, 'name')
  const picture = read(user, 'picture')
  return {
    name: typeof name === 'string' ? name : '',
    ...(typeof picture === 'string' && picture.startsWith('https://') && { picture })
  }
}

const read = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
