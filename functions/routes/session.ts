import { Hono } from 'hono'
import { accountId } from '../auth/account-id.ts'
import { currentSession } from '../auth/current-session.ts'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'

/** Returns the signed-in user's name, picture and account id, and renews an expired session. Tokens never leave the cookie. */
export const sessionRoutes = new Hono<Env>().get('/session', rateLimit('READ_RATE'), async c => {
  const current = await currentSession(c)
  c.header('cache-control', 'no-store')
  if (current.state !== 'in') return c.json({ state: current.state }, 200)
  const { sub, name, picture } = current.session
  const id = await accountId(sub)
  return c.json({ state: current.state, user: { id, name, ...(picture && { picture }) } }, 200)
})
