import { inject } from 'vitest'
import { readSession, type Session } from '../../../functions/auth/session.ts'
import { localSession, type LocalUser as User } from '../../../tools/serve/local-session.ts'

export type { User }

export const mara: User = { sub: 'mara', name: 'Mara Oakes' }
export const idris: User = { sub: 'idris', name: 'Idris Vale' }

/** The `cookie` header of a signed-in user. `session` overrides fields of the session. */
export const sessionCookieOf = (user: User, session: Partial<Session> = {}) =>
  localSession(inject('secret'), user, session)

/** The session in a `cookie` header. Throws when there is none. */
export async function readSessionCookie(cookie: string): Promise<Session> {
  const request = new Request(inject('origin'), { headers: { cookie } })
  const session = await readSession(request, { AUTH_SECRET: inject('secret') })
  if (!session) throw new Error(`No session in: ${cookie}`)
  return session
}

/** Sends a same-origin request to the Worker as a user, or signed out without a user. */
export async function fetchAs(user: User | undefined, path: string, init: RequestInit = {}) {
  const origin = inject('origin')
  const headers = new Headers(init.headers)
  headers.set('origin', origin)
  headers.set('sec-fetch-site', 'same-origin')
  if (user) headers.set('cookie', await sessionCookieOf(user))
  return fetch(origin + path, { ...init, headers })
}
