import type { Context } from 'hono'
import type { Env } from '../env.ts'
import type { Session } from './session.ts'
import { clearSession } from './session-cookies.ts'
import { revokeRefreshToken, signOutUrl } from './sign-out.ts'

/** Milliseconds that a sign-out waits for the provider. */
const maxWait = 3000

/**
 * Removes the session from the browser and from the provider. Returns the URL to continue at: our home page while the
 * provider doesn't answer, since a browser that went there would show an error.
 */
export async function leave<E extends Env>(c: Context<E>, session: Session | undefined): Promise<string> {
  clearSession(c)
  if (!session) return signOutUrl(c, undefined)
  const revoking = revokeRefreshToken(session, c.env)
  c.executionCtx.waitUntil(revoking)
  const hasAnswered = await Promise.race([revoking, noAnswer()])
  return signOutUrl(c, hasAnswered ? session : undefined)
}

const noAnswer = () => new Promise<false>(resolve => setTimeout(resolve, maxWait, false))
