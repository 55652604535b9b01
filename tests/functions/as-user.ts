import { inject } from 'vitest'
import { readSession, type Session } from '../../functions/session.ts'
import { localSession, type LocalUser as User } from '../../tools/local-session.ts'

export type { User }

export const mara: User = { sub: 'mara', name: 'Mara Oakes' }
export const idris: User = { sub: 'idris', name: 'Idris Vale' }

/** The `cookie` header of somebody who signed in; `session` changes what stands in it. */
export const cookieOf = (user: User, session: Partial<Session> = {}) =>
  localSession(inject('secret'), user, session)

/** What stands in the session of a `cookie` header. */
export async function sessionIn(cookie: string): Promise<Session> {
  const request = new Request(inject('origin'), { headers: { cookie } })
  const session = await readSession(request, { AUTH_SECRET: inject('secret') })
  if (!session) throw new Error(`No session in: ${cookie}`)
  return session
}

/** Asks the Worker as somebody, from a page of its own; nobody without a user. */
export async function fetchAs(user: User | undefined, path: string, init: RequestInit = {}) {
  const origin = inject('origin')
  const headers = new Headers(init.headers)
  headers.set('origin', origin)
  headers.set('sec-fetch-site', 'same-origin')
  if (user) headers.set('cookie', await cookieOf(user))
  return fetch(origin + path, { ...init, headers })
}
