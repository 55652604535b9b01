import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { limitWaiting } from './limit-waiting.ts'
import { pagePolicyHeader } from './page-policy.ts'
import { drainBody } from './request-body.ts'

/** The same headers that `public/_headers` sets for built files. */
const securityHeaderValues = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY'
}

/** The policy of a response that isn't a page: opened directly in a browser, it runs and loads nothing and can't be framed. */
const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Sets the security headers of every response. A header that a route has set itself stays. Changes the response in place:
 * a copy would send its body as a stream. So routes copy a fetched response, whose headers are immutable.
 */
const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(securityHeaderValues))
    if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', await policyOf(headers))
})

/** Pages that bring no policy have no inline scripts and styles. */
const policyOf = async (headers: Headers) =>
  headers.get('content-type')?.startsWith('text/html') ? pagePolicyHeader('') : nonPagePolicy

/** Routes that pages of any origin may call, without cookies. */
const crossOriginPaths = new Set<string>([
  workerPaths.import,
  workerPaths.sheetPdf,
  workerPaths.sheetPng,
  workerPaths.scriptCard
])

const anyOrigin = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['content-type'],
  exposeHeaders: ['content-disposition', 'etag', 'retry-after'],
  maxAge: 24 * 3600
})

const crossOrigin = createMiddleware<Env>((c, next) =>
  crossOriginPaths.has(c.req.path) ? anyOrigin(c, next) : next()
)

/**
 * The middleware of every route: drains unread request bodies, sets security headers, allows cross-origin calls, and limits
 * how long reads wait for the database and the bucket.
 */
export const commonMiddleware = every(drainBody, securityHeaders, crossOrigin, limitWaiting)
