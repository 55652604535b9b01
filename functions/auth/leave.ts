import type { D1Database } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { withinDeadline } from '../db/deadline.ts'
import { endSession } from '../db/sessions.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../http/log-failure.ts'
import { type Session, sessionKey } from './session.ts'
import { clearSession } from './session-cookies.ts'
import { revokeRefreshToken, signOutUrl } from './sign-out.ts'

/** Milliseconds that a sign-out waits for the provider. */
const maxWait = 3000

/** Ends a session for good. While the database is unreachable, only this browser is signed out. */
export const endOnServer = (db: D1Database, session: Session) =>
  withinDeadline(endSession(db, sessionKey(session), Date.now())).catch(error =>
    logFailure('Sign-out', error)
  )

/**
 * Removes the session from the browser and from the provider. Responds with the URL to continue at: our home page while
 * the provider doesn't answer, since a browser that went there would show an error.
 */
export async function leave<E extends Env>(c: Context<E>, session: Session | undefined) {
  const { origin } = new URL(c.req.url)
  let url = `${origin}/`
  if (session) {
    const revoking = revokeRefreshToken(session, c.env)
    c.executionCtx.waitUntil(revoking)
    if (await Promise.race([revoking, noAnswer()])) url = await signOutUrl(session, c.env, origin)
  }
  clearSession(c)
  return c.json({ url }, 200, { 'cache-control': 'no-store' })
}

const noAnswer = () => new Promise<false>(resolve => setTimeout(resolve, maxWait, false))
