import { encode } from '@auth/core/jwt'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { type Session, sessionCookie } from '../session.ts'

/** The lifetime of an unused session, in seconds. */
export const sessionLasts = 30 * 24 * 60 * 60

/** The maximum length of a cookie's value; browsers accept 4,096 bytes including name and options. */
const maxCookieValue = 3936

export const isSecure = (request: Request) => new URL(request.url).protocol === 'https:'

/** Options of all session cookies: hidden from scripts, and not sent with requests from other sites. */
export const cookieOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const

/** A `set-cookie` value that tells page scripts that a user is signed in. It contains no secret and is set together with the session. */
export const signedInCookie = (secure: boolean, seconds = sessionLasts) =>
  `belfry.signed-in=1; Path=/; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`

/** Sets the session cookie in place of the old one. Splits a long session over several cookies, as @auth/core does. */
export async function keepSession<E extends Env>(c: Context<E>, session: Session) {
  const name = sessionCookie(isSecure(c.req.raw))
  const value = await encode({
    token: { ...session },
    secret: c.env.AUTH_SECRET,
    salt: name,
    maxAge: sessionLasts
  })
  const parts = value.match(new RegExp(`.{1,${maxCookieValue}}`, 'g')) ?? []
  const isWhole = parts.length === 1
  setParts(c, new Map(parts.map((part, index) => [isWhole ? name : `${name}.${index}`, part])))
}

/** Deletes the session's cookies. */
export const dropSession = <E extends Env>(c: Context<E>) => setParts(c, new Map())

/** Sets the session's cookies, and deletes cookies of the previous session that aren't among them. */
function setParts<E extends Env>(c: Context<E>, parts: Map<string, string>) {
  const secure = isSecure(c.req.raw)
  const name = sessionCookie(secure)
  for (const old of Object.keys(getCookie(c))) {
    const isPart = old === name || old.startsWith(`${name}.`)
    if (isPart && !parts.has(old)) setCookie(c, old, '', { ...cookieOptions(secure), maxAge: 0 })
  }
  for (const [part, value] of parts)
    setCookie(c, part, value, { ...cookieOptions(secure), maxAge: sessionLasts })
  c.header('set-cookie', signedInCookie(secure, parts.size === 0 ? 0 : sessionLasts), { append: true })
}
