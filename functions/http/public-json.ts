import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { rateLimit } from './rate-limit.ts'

const hour = 3600
const day = 24 * hour

const preflight = cors({ origin: '*', allowMethods: ['GET', 'HEAD'], maxAge: day })

/**
 * Lets pages of any origin read a file. Sets the headers when the response is there: Hono's `cors` sets them before, and
 * then the response is copied and its body sent as a stream.
 */
const anyOrigin = createMiddleware(async (c, next) => {
  if (c.req.method === 'OPTIONS') return preflight(c, next)
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', 'ETag')
})

/** Lets pages of any origin read a JSON file, within the rate limit. */
export const publicJson = every(anyOrigin, rateLimit('READ_RATE'))

/** The headers of such a file. */
export const publicJsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': `public, max-age=${hour}, stale-while-revalidate=${day}`
}
