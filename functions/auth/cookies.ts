import { encode } from '@auth/core/jwt'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { type Session, sessionCookie } from '../session.ts'

/** Seconds for which a browser keeps a session that is not used. */
export const sessionLasts = 30 * 24 * 60 * 60

/** Letters of one cookie's value; with name and options browsers take 4,096. */
const cookieHolds = 3936

export const isSecure = (request: Request) => new URL(request.url).protocol === 'https:'

/** Scripts of pages read none of our cookies, and pages elsewhere send none along. */
export const cookieOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const

/** Tells pages that somebody is signed in, without asking; it holds no secret, and is set with the session. */
export const signedInCookie = (secure: boolean, lasts = sessionLasts) =>
  `belfry.signed-in=1; Path=/; SameSite=Lax; Max-Age=${lasts}${secure ? '; Secure' : ''}`

/** Has the browser keep a session in place of the one that it has; a long one in parts, as @auth/core does. */
export async function keepSession<E extends Env>(c: Context<E>, session: Session) {
  const name = sessionCookie(isSecure(c.req.raw))
  const value = await encode({
    token: { ...session },
    secret: c.env.AUTH_SECRET,
    salt: name,
    maxAge: sessionLasts
  })
  const parts = value.match(new RegExp(`.{1,${cookieHolds}}`, 'g')) ?? []
  const isWhole = parts.length === 1
  setParts(c, new Map(parts.map((part, place) => [isWhole ? name : `${name}.${place}`, part])))
}

/** Has the browser forget its session. */
export const dropSession = <E extends Env>(c: Context<E>) => setParts(c, new Map())

/** Sets the session's cookies, and ends those of a former one that are not among them. */
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
