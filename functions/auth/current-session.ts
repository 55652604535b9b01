import type { Context } from 'hono'
import { hasEnded } from '../db/sessions.ts'
import type { Env } from '../env.ts'
import { renewSession } from './renew-session.ts'
import { clockLeeway, readSession, type Session, sessionKey } from './session.ts'
import { clearSession, storeSession } from './session-cookies.ts'
import { revokeRefreshToken } from './sign-out.ts'

/**
 * While the provider is unreachable, an expired session stays valid for `total` seconds, and renewal is tried again
 * after `retryAfter` seconds.
 */
const reprieve = { total: 60 * 60, retryAfter: 5 * 60 }

export type CurrentSession = { state: 'in'; session: Session } | { state: 'out' | 'expired' }

/**
 * The request's session, renewed if it has expired; sets the cookies accordingly. When the provider refuses the renewal,
 * the session ends. When the provider is unreachable, the session stays valid for an hour and can be renewed even later.
 * A sign-out during the renewal wins. Throws when the database is unreachable.
 */
export async function currentSession(c: Context<Env>): Promise<CurrentSession> {
  const session = await readSession(c.req.raw, c.env)
  if (!session || (await hasEnded(c.env.DB, sessionKey(session)))) return signedOut(c)
  if (!hasExpired(session)) return { state: 'in', session }
  const renewal = await renewSession(session, c.env, work => c.executionCtx.waitUntil(work))
  if (renewal.state === 'refused') {
    clearSession(c)
    return { state: 'expired' }
  }
  if (await hasEnded(c.env.DB, sessionKey(session))) {
    if (renewal.state === 'renewed') c.executionCtx.waitUntil(revokeRefreshToken(renewal.session, c.env))
    return signedOut(c)
  }
  const current = renewal.state === 'renewed' ? renewal.session : reprieved(session)
  if (!current) return { state: 'expired' }
  await storeSession(c, current)
  return { state: 'in', session: current }
}

function signedOut(c: Context<Env>): CurrentSession {
  clearSession(c)
  return { state: 'out' }
}

/** Seconds since 1970. */
const now = () => Math.floor(Date.now() / 1000)

/** Expires a little early, so that the requests that follow aren't refused. */
const hasExpired = ({ accessEndsAt, reprievedUntil = 0 }: Session) =>
  now() >= Math.max(accessEndsAt - clockLeeway, reprievedUntil)

/** The session with a reprieve; undefined when the total reprieve is used up. */
function reprieved(session: Session): Session | undefined {
  const end = session.accessEndsAt + reprieve.total
  return now() < end ? { ...session, reprievedUntil: Math.min(now() + reprieve.retryAfter, end) } : undefined
}
