import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { leeway, readSession, type Session } from '../session.ts'
import { dropSession, keepSession } from './cookies.ts'
import { renewSession } from './renew.ts'

/** Seconds for which a session outlasts its end while the provider cannot be asked, and for which it is not asked again. */
const reprieve = { longest: 60 * 60, each: 5 * 60 }

export type CurrentSession = { state: 'in'; session: Session } | { state: 'out' | 'expired' }

/**
 * Whose session this is, renewed where its time is over; the browser keeps what comes of it. A provider that refuses ends
 * the session. One that cannot be reached ends nobody's work: the session holds an hour longer, and may be renewed after
 * that too.
 */
export async function currentSession(c: Context<Env>): Promise<CurrentSession> {
  const session = await readSession(c.req.raw, c.env)
  if (!session) {
    dropSession(c)
    return { state: 'out' }
  }
  if (!isOver(session)) return { state: 'in', session }
  const renewal = await renewSession(session, c.env, work => c.executionCtx.waitUntil(work))
  if (renewal.state === 'refused') {
    dropSession(c)
    return { state: 'expired' }
  }
  const kept = renewal.state === 'renewed' ? renewal.session : reprieved(session)
  if (!kept) return { state: 'expired' }
  await keepSession(c, kept)
  return { state: 'in', session: kept }
}

const now = () => Math.floor(Date.now() / 1000)

/** A little early, so that nothing is refused in the midst of what comes next. */
const isOver = ({ accessEndsAt, reprievedUntil = 0 }: Session) =>
  now() >= Math.max(accessEndsAt - leeway, reprievedUntil)

function reprieved(session: Session): Session | undefined {
  const end = session.accessEndsAt + reprieve.longest
  return now() < end ? { ...session, reprievedUntil: Math.min(now() + reprieve.each, end) } : undefined
}
