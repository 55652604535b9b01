import { getToken } from '@auth/core/jwt'
import { z } from 'zod'
import type { Env } from '../env.ts'

/** The content of the encrypted session cookie: the user and the identity provider's tokens. Times in seconds since 1970. */
const sessionSchema = z.object({
  /** The provider's id of the user, which is the `owner_id` of everything that the user saves. */
  sub: z.string().min(1),
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

/** The session in a request's cookie; undefined when there is none or it was tampered with. */
export async function readSession(
  request: Request,
  { AUTH_SECRET }: Pick<Env['Bindings'], 'AUTH_SECRET'>
): Promise<Session | undefined> {
  if (!AUTH_SECRET) return undefined
  const cookieName = sessionCookieName(new URL(request.url).protocol === 'https:')
  const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' })
  const token = await getToken({ req: { headers }, secret: AUTH_SECRET, cookieName, salt: cookieName })
  return sessionSchema.safeParse(token).data
}

/** Whether a session is still valid without renewal. Only `GET /api/session` renews. */
export const isFresh = ({ accessEndsAt, reprievedUntil = 0 }: Session) =>
  Date.now() / 1000 < Math.max(accessEndsAt + clockLeeway, reprievedUntil)
