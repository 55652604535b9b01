import { getToken } from '@auth/core/jwt'
import { parse } from 'hono/utils/cookie'
import { z } from 'zod'
import type { SessionKey } from '../db/sessions.ts'
import type { Env } from '../env.ts'

/** The content of the encrypted session cookie: the user and the identity provider's tokens. Times in seconds since 1970, unless stated. */
const sessionSchema = z.object({
  /** The provider's id of the user, which is the `owner_id` of everything that the user saves. */
  sub: z.string().min(1),
  /** Stays the same when the session is renewed. */
  id: z.string().min(1),
  /** The time of the sign-in, in milliseconds since 1970. */
  startedAt: z.number(),
  name: z.string().default(''),
  picture: z.string().optional(),
  accessToken: z.string(),
  accessEndsAt: z.number(),
  /** The session stays valid until then although the access token has expired, because the provider was unreachable. */
  reprievedUntil: z.number().optional(),
  refreshToken: z.string().optional(),
  idToken: z.string()
})

export type Session = z.infer<typeof sessionSchema>

/** Seconds by which our clock and the provider's may differ (specification, section 9). */
export const clockLeeway = 60

/** The cookie's name. Browsers accept the `__Host-` prefix only over HTTPS, from the same host. */
export const sessionCookieName = (isSecure: boolean) =>
  isSecure ? '__Host-belfry.session' : 'belfry.session'

/** Whether a cookie is the session's, or one of the parts of a long session, which are numbered from 0. No request is large enough for ten. */
export const isSessionCookie = (name: string, sessionName: string) =>
  name === sessionName ||
  (name.startsWith(`${sessionName}.`) && /^\d$/.test(name.slice(sessionName.length + 1)))

/** The session in a request's cookie; undefined when there is none, it was tampered with, or begins in the future. */
export async function readSession(
  request: Request,
  { AUTH_SECRET }: Pick<Env['Bindings'], 'AUTH_SECRET'>
): Promise<Session | undefined> {
  if (!AUTH_SECRET) return undefined
  const cookieName = sessionCookieName(new URL(request.url).protocol === 'https:')
  // @auth/core would take every cookie whose name begins with the session's for a part of it.
  const cookie = Object.entries(parse(request.headers.get('cookie') ?? ''))
    .filter(([name]) => isSessionCookie(name, cookieName))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headers = new Headers({ cookie })
  const token = await getToken({ req: { headers }, secret: AUTH_SECRET, cookieName, salt: cookieName })
  // Cookies of earlier releases have neither id nor start: those of the cookie itself take their place.
  const session = sessionSchema.safeParse(
    token && { id: token.jti, startedAt: (token.iat ?? 0) * 1000, ...token }
  ).data
  // One that begins in the future would outlive the end of all sessions so far.
  return session && session.startedAt <= Date.now() + clockLeeway * 1000 ? session : undefined
}

export const sessionKey = ({ sub, id, startedAt }: Session): SessionKey => ({
  ownerId: sub,
  sessionId: id,
  startedAt
})

/** Whether a session is still valid without renewal. Only `GET /api/session` renews. */
export const isFresh = ({ accessEndsAt, reprievedUntil = 0 }: Session) =>
  Date.now() / 1000 < Math.max(accessEndsAt + clockLeeway, reprievedUntil)
