import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { sessionCookie } from '../session.ts'

/** Seconds for which a browser keeps a session that is not used. */
export const sessionLasts = 30 * 24 * 60 * 60

export const isSecure = (request: Request) => new URL(request.url).protocol === 'https:'

/** Scripts of pages read none of our cookies, and pages elsewhere send none along. */
export const cookieOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const

/** Tells pages that somebody is signed in, without asking; it holds no secret, and is set with the session. */
export const signedInCookie = (secure: boolean, lasts = sessionLasts) =>
  `belfry.signed-in=1; Path=/; SameSite=Lax; Max-Age=${lasts}${secure ? '; Secure' : ''}`

/** Has the browser forget its session, and each part of one that was too long for one cookie. */
export function dropSession<E extends Env>(c: Context<E>) {
  const secure = isSecure(c.req.raw)
  const name = sessionCookie(secure)
  for (const kept of Object.keys(getCookie(c))) {
    const isPart = kept === name || kept.startsWith(`${name}.`)
    if (isPart) setCookie(c, kept, '', { ...cookieOptions(secure), maxAge: 0 })
  }
  c.header('set-cookie', signedInCookie(secure, 0), { append: true })
}
