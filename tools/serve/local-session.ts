import { encode } from '@auth/core/jwt'
import { type Session, sessionCookieName } from '../../functions/auth/session.ts'

/** A user as the identity provider identifies them. */
export interface LocalUser {
  sub: string
  name: string
}

/**
 * The `cookie` header of a signed-in user.
 *
 * @param secret the secret of the server (see `localSecret`)
 * @param session overrides of the session in the cookie
 */
export async function localSession(
  secret: string,
  { sub, name }: LocalUser,
  session: Partial<Session> = {}
): Promise<string> {
  const cookie = sessionCookieName(false)
  const now = Math.floor(Date.now() / 1000)
  const token = {
    sub,
    id: crypto.randomUUID(),
    startedAt: Date.now(),
    name,
    accessToken: 'a',
    accessEndsAt: now + 3600,
    idToken: 'i',
    ...session
  }
  return `${cookie}=${await encode({ token, secret, salt: cookie })}`
}
