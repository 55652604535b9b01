import { Hono } from 'hono'
import type { Env } from '#functions/env.ts'
import { readSession } from '#functions/session.ts'

/** Who is signed in. Tokens stay in the cookie: pages learn a name and a picture. */
export const sessionRoutes = new Hono<Env>().get('/session', async c => {
  const session = await readSession(c.req.raw, c.env)
  const headers = { 'cache-control': 'no-store' }
  if (!session) return c.json({ state: 'out' as const }, 200, headers)
  const { name, picture } = session
  return c.json({ state: 'in' as const, user: { name, ...(picture && { picture }) } }, 200, headers)
})
