import { Hono } from 'hono'
import { leave } from '../auth/leave.ts'
import { readSession } from '../auth/session.ts'
import { handleSignIn } from '../auth/sign-in.ts'
import { storeEnd } from '../auth/sign-out.ts'
import { endAllSessions } from '../db/sessions.ts'
import type { Env } from '../env.ts'
import { limitPages } from '../http/limit-pages.ts'
import { refuseSignIn } from '../http/message/refuse-sign-in.ts'
import { maxFormBytes } from '../http/refusals.ts'
import { textBody } from '../http/request-body.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { signedIn } from '../http/signed-in.ts'

/** Sign-in and sign-out. Only these routes of @auth/core are reachable. */
export const authRoutes = new Hono<Env>()
  .use(sameOrigin)
  .post('/sign-out', async c => {
    const session = await readSession(c.req.raw, c.env)
    // This browser is signed out even while the database is unreachable.
    const ended = session === undefined || (await storeEnd(c, session))
    return c.json({ url: await leave(c, session), ended }, 200, uncached)
  })
  .post('/sign-out-everywhere', signedIn, async c => {
    await endAllSessions(c.env.DB, c.var.sessionKey, Date.now())
    const url = await leave(c, await readSession(c.req.raw, c.env))
    return c.json({ url }, 200, uncached)
  })
  .use(limitPages)
  .use(async (c, next) => {
    const { AUTH_SECRET, AUTH_ISSUER, AUTH_CLIENT_ID, AUTH_CLIENT_SECRET, AUTH_AUDIENCE } = c.env
    const settings = [AUTH_SECRET, AUTH_ISSUER, AUTH_CLIENT_ID, AUTH_CLIENT_SECRET, AUTH_AUDIENCE]
    if (!settings.every(Boolean)) return refuseSignIn(c, 'sign_in_not_set_up')
    return next()
  })
  .post('/signin/belfry', textBody(maxFormBytes, 'form_too_large'), async c => {
    const response = await handleSignIn(c, new Request(c.req.raw, { body: c.var.text }))
    return hasStarted(response) ? response : refuseSignIn(c, 'sign_in_unreachable')
  })
  .get('/callback/belfry', c => handleSignIn(c))

const uncached = { 'cache-control': 'no-store' }

/** Whether the sign-in has started: then a cookie stores its state. */
const hasStarted = (response: Response) =>
  response.headers.getSetCookie().some(cookie => /belfry\.state=[^;]/.test(cookie))
