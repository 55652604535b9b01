import { encode } from '@auth/core/jwt'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { isSessionCookie, type Session, sessionCookieName } from './session.ts'

/** The lifetime of an unused session, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60

/** The maximum length of a cookie's value; browsers accept 4,096 bytes including name and options. */
const maxCookieValue = 3936

export const isHttps = (request: Request) => new URL(request.url).protocol === 'https:'

/** Options of all session cookies: hidden from scripts, and not sent with requests from other sites. */
export const cookieOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const

/** A `set-cookie` value that tells page scripts that a user is signed in. It contains no secret and is set together with the session. */
export const signedInCookie = (secure: boolean, seconds = sessionSeconds) =>
  `belfry.signed-in=1; Path=/; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`

/** Sets the session cookie in place of the old one. Splits a long session over several cookies, as @auth/core does. */
export async function storeSession<E extends Env>(c: Context<E>, session: Session) {
  const name = sessionCookieName(isHttps(c.req.raw))
  const value = await encode({
    token: { ...session },
    secret: c.env.AUTH_SECRET,
    salt: name,
    maxAge: sessionSeconds
  })
  const parts = value.match(new RegExp(`.{1,${maxCookieValue}}`, 'g')) ?? []
  const isWhole = parts.length === 1
  setParts(c, new Map(parts.map((part, index) => [isWhole ? name : `${name}.${index}`, part])))
}

/** Deletes the session's cookies. */
export const clearSession = <E extends Env>(c: Context<E>) => setParts(c, new Map())

/** Sets the session's cookies, and deletes cookies of the previous session that aren't among them. */
function setParts<E extends Env>(c: Context<E>, parts: Map<string, string>) {
  const secure = isHttps(c.req.raw)
  const name = sessionCookieName(secure)
  for (const old of Object.keys(getCookie(c))) {
    if (isSessionCookie(old, name) && !parts.has(old))
      setCookie(c, old, '', { ...cookieOptions(secure), maxAge: 0 })
  }
  for (const [part, value] of parts)
    setCookie(c, part, value, { ...cookieOptions(secure), maxAge: sessionSeconds })
  c.header('set-cookie', signedInCookie(secure, parts.size === 0 ? 0 : sessionSeconds), { append: true })
}
