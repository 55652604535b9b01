import { createMiddleware } from 'hono/factory'
import { accountHeader } from '#routes/sign-in-paths.ts'
import { accountId } from '../auth/account-id.ts'
import { isFresh, readSession, sessionKey } from '../auth/session.ts'
import { hasEnded, type SessionKey } from '../db/sessions.ts'
import type { Env } from '../env.ts'
import { isOverLimit, refuseOverLimit } from './rate-limit.ts'
import { refusal } from './refusals.ts'
import { isSafeMethod, isSameOrigin } from './same-origin.ts'

/** The environment of routes behind `signedIn`. `userId` is the owner id in the database. */
export interface SignedInEnv extends Env {
  Variables: { userId: string; sessionKey: SessionKey }
}

/**
 * Requires a valid session that hasn't ended, of the account that the request names, if any. Refuses changes from other
 * origins, and reads and changes over the user's rate limits. Sets `c.var.userId` and `c.var.sessionKey`, and forbids
 * caches to store the response.
 */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!isSameOrigin(c.req.raw)) return c.json(...refusal('request_forged'))
  const session = await readSession(c.req.raw, c.env)
  if (!session) return c.json(...refusal('signed_out'))
  const key = sessionKey(session)
  if (await hasEnded(c.env.DB, key)) return c.json(...refusal('signed_out'))
  if (!isFresh(session)) return c.json(...refusal('session_stale'))
  if (await isForAnother(c.req.header(accountHeader), session.sub))
    return c.json(...refusal('account_changed'))
  const limit = isSafeMethod(c.req.method) ? 'READ_RATE' : 'WRITE_RATE'
  if (await isOverLimit(c, limit, session.sub)) return refuseOverLimit(c)
  c.set('userId', session.sub)
  c.set('sessionKey', key)
  c.header('cache-control', 'no-store')
  return next()
})

/** Whether a request names another account: it comes from a tab that doesn't know of a new sign-in. */
const isForAnother = async (named: string | undefined, sub: string) =>
  named !== undefined && named !== (await accountId(sub))
