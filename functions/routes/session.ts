import { Hono } from 'hono'
import { currentSession } from '#functions/auth/current-session.ts'
import type { Env } from '#functions/env.ts'

/** Who is signed in. Tokens stay in the cookie, and are renewed here alone: pages learn a name and a picture. */
export const sessionRoutes = new Hono<Env>().get('/session', async c => {
  const current = await currentSession(c)
  c.header('cache-control', 'no-store')
  if (current.state !== 'in') return c.json({ state: current.state }, 200)
  const { name, picture } = current.session
  return c.json({ state: current.state, user: { name, ...(picture && { picture }) } }, 200)
})
