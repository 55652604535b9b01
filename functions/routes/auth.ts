import { Hono } from 'hono'
import { dropSession } from '#functions/auth/cookies.ts'
import { answerSignIn } from '#functions/auth/sign-in.ts'
import { revoke, signOutAddress } from '#functions/auth/sign-out.ts'
import { textBody } from '#functions/body-text.ts'
import type { Env } from '#functions/env.ts'
import { formBytes, refusal } from '#functions/refusals.ts'
import { sameOrigin } from '#functions/same-origin.ts'
import { readSession } from '#functions/session.ts'

/** Sign-in and sign-out. Only these routes of @auth/core are reachable. */
export const authRoutes = new Hono<Env>()
  .use(sameOrigin)
  .post('/sign-out', async c => {
    const session = await readSession(c.req.raw, c.env)
    const { origin } = new URL(c.req.url)
    const url = session ? await signOutAddress(session, c.env, origin) : `${origin}/`
    if (session) c.executionCtx.waitUntil(revoke(session, c.env))
    dropSession(c)
    return c.json({ url }, 200, { 'cache-control': 'no-store' })
  })
  .use(async (c, next) => {
    const { AUTH_SECRET, AUTH_ISSUER, AUTH_CLIENT_ID, AUTH_CLIENT_SECRET, AUTH_AUDIENCE } = c.env
    const settings = [AUTH_SECRET, AUTH_ISSUER, AUTH_CLIENT_ID, AUTH_CLIENT_SECRET, AUTH_AUDIENCE]
    if (!settings.every(Boolean)) return c.json(...refusal('sign_in_not_set_up'))
    return next()
  })
  .post('/signin/belfry', textBody(formBytes, 'form_too_large'), async c => {
    const response = await answerSignIn(new Request(c.req.raw, { body: c.var.text }), c.env)
    return hasStarted(response) ? response : c.json(...refusal('sign_in_unreachable'))
  })
  .get('/callback/belfry', c => answerSignIn(c.req.raw, c.env))

/** Whether the sign-in has started: then a cookie stores its state. */
const hasStarted = (response: Response) =>
  response.headers.getSetCookie().some(cookie => /belfry\.state=[^;]/.test(cookie))
