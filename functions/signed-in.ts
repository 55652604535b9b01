import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'
import { refusal } from './refusals.ts'
import { isFresh, readSession } from './session.ts'

/** Lets only those through who are signed in; `c.var.userId` names them to the database. */
export const signedIn = createMiddleware<Env & { Variables: { userId: string } }>(async (c, next) => {
  const session = await readSession(c.req.raw, c.env)
  if (!session) return c.json(...refusal('signed_out'))
  if (!isFresh(session)) return c.json(...refusal('session_stale'))
  c.set('userId', session.sub)
  return next()
})
