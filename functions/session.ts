import { getToken } from '@auth/core/jwt'
import { z } from 'zod'
import type { Env } from './env.ts'

/** What the session's cookie holds, encrypted: who it is, and what the identity provider gave us. Times in seconds since 1970. */
const sessionSchema = z.object({
  /** The provider's own name for the user; every saved thing is owned by it. */
  sub: z.string().min(1),
  name: z.string().default(''),
  picture: z.string().optional(),
  accessToken: z.string(),
  accessEndsAt: z.number(),
  /** Until when the session holds past its end, since the provider could not be asked. */
  reprievedUntil: z.number().optional(),
  refreshToken: z.string().optional(),
  idToken: z.string()
})

export type Session = z.infer<typeof sessionSchema>

/** Seconds by which our clock and the provider's may differ (specification, section 9). */
export const leeway = 60

/** The cookie's name; browsers take one that begins with `__Host-` from its own site over HTTPS alone. */
export const sessionCookie = (isSecure: boolean) => (isSecure ? '__Host-belfry.session' : 'belfry.session')

/** The session that a request's cookie holds; undefined without one, or with one that was altered. */
export async function readSession(
  request: Request,
  { AUTH_SECRET }: Pick<Env['Bindings'], 'AUTH_SECRET'>
): Promise<Session | undefined> {
  if (!AUTH_SECRET) return undefined
  const cookieName = sessionCookie(new URL(request.url).protocol === 'https:')
  const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' })
  const token = await getToken({ req: { headers }, secret: AUTH_SECRET, cookieName, salt: cookieName })
  return sessionSchema.safeParse(token).data
}

/** Whether the provider's word is still good. One that is not is renewed where pages ask who is signed in, and nowhere else. */
export const isFresh = ({ accessEndsAt, reprievedUntil = 0 }: Session) =>
  Date.now() / 1000 < Math.max(accessEndsAt + leeway, reprievedUntil)
