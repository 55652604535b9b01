import { createMiddleware } from 'hono/factory'
import { isFresh, readSession } from '../auth/session.ts'
import type { Env } from '../env.ts'
import { isOverLimit, refuseOverLimit } from './rate-limit.ts'
import { refusal } from './refusals.ts'
import { isSafeMethod, isSameOrigin } from './same-origin.ts'

/** The environment of routes behind `signedIn`. `userId` is the owner id in the database. */
export interface SignedInEnv extends Env {
  Variables: { userId: string }
}

/**
 * Requires a valid session. Refuses changes from other origins and changes over the user's rate limit. Sets
 * `c.var.userId`, and forbids caches to store the response.
 */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!isSameOrigin(c.req.raw)) return c.json(...refusal('request_forged'))
  const session = await readSession(c.req.raw, c.env)
  if (!session) return c.json(...refusal('signed_out'))
  if (!isFresh(session)) return c.json(...refusal('session_stale'))
  if (!isSafeMethod(c.req.method) && (await isOverLimit(c, 'WRITE_RATE', session.sub)))
    return refuseOverLimit(c)
  c.set('userId', session.sub)
  c.header('cache-control', 'no-store')
  return next()
})
