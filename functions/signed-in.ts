import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'
import { isTooOften, refuseTooOften } from './rate-limit.ts'
import { refusal } from './refusals.ts'
import { isOurs, isSafe } from './same-origin.ts'
import { isFresh, readSession } from './session.ts'

/** What routes for those who are signed in know besides. */
export interface SignedIn extends Env {
  Variables: { userId: string }
}

/**
 * Lets only those through who are signed in, from pages of ours, and who does not change things all the time; `c.var.userId` names them to the database. No cache keeps
 * what they get.
 */
export const signedIn = createMiddleware<SignedIn>(async (c, next) => {
  if (!isOurs(c.req.raw)) return c.json(...refusal('request_forged'))
  const session = await readSession(c.req.raw, c.env)
  if (!session) return c.json(...refusal('signed_out'))
  if (!isFresh(session)) return c.json(...refusal('session_stale'))
  if (!isSafe(c.req.method) && (await isTooOften(c, 'WRITE_RATE', session.sub))) return refuseTooOften(c)
  c.set('userId', session.sub)
  c.header('cache-control', 'no-store')
  return next()
})
