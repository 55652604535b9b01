import { Hono } from 'hono'
import { currentSession } from '../auth/current-session.ts'
import type { Env } from '../env.ts'

/** Returns the signed-in user's name and picture, and renews an expired session. Tokens never leave the cookie. */
export const sessionRoutes = new Hono<Env>().get('/session', async c => {
  const current = await currentSession(c)
  c.header('cache-control', 'no-store')
  if (current.state !== 'in') return c.json({ state: current.state }, 200)
  const { name, picture } = current.session
  return c.json({ state: current.state, user: { name, ...(picture && { picture }) } }, 200)
})
