import { encode } from '@auth/core/jwt'
import { type Session, sessionCookie } from '../functions/session.ts'

/** Somebody, as the identity provider names them. */
export interface LocalUser {
  sub: string
  name: string
}

/** The `cookie` header of somebody who signed in at a server with this secret; `session` changes what stands in it. */
export async function localSession(
  secret: string,
  { sub, name }: LocalUser,
  session: Partial<Session> = {}
): Promise<string> {
  const cookie = sessionCookie(false)
  const now = Math.floor(Date.now() / 1000)
  const token = { sub, name, accessToken: 'a', accessEndsAt: now + 3600, idToken: 'i', ...session }
  return `${cookie}=${await encode({ token, secret, salt: cookie })}`
}
