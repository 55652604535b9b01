import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'
import { isTooOften, refuseTooOften } from './rate-limit.ts'
import { refusal } from './refusals.ts'
import { isOurs, isSafe } from './same-origin.ts'
import { isFresh, readSession } from './session.ts'

/** The environment of routes behind `signedIn`. `userId` is the owner id in the database. */
export interface SignedIn extends Env {
  Variables: { userId: string }
}

/**
 * Requires a valid session. Refuses changes from other origins and changes over the user's rate limit. Sets
 * `c.var.userId`, and forbids caches to store the response.
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
