import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
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

/** Sets the security headers of every response. A header that a route has set itself stays. */
const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next()
  // Fetched responses, such as those of built files, are immutable: copy first.
  const response = new Response(c.res.body, c.res)
  const { headers } = response
  const set = (name: string, value: string) => headers.has(name) || headers.set(name, value)
  for (const [name, value] of Object.entries(securityHeaderValues)) set(name, value)
  c.res = undefined
  c.res = await withPolicy(response)
})

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

/** The middleware of every route: drains unread request bodies, sets security headers, and allows cross-origin calls. */
export const commonMiddleware = every(drainBody, securityHeaders, crossOrigin)

/** Adds a Content-Security-Policy where there is none. Built pages bring their own. */
async function withPolicy(response: Response): Promise<Response> {
  const { headers } = response
  if (headers.has('content-security-policy')) return response
  if (!headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', nonPagePolicy)
    return response
  }
  const html = await response.text()
  headers.set('content-security-policy', await pagePolicyHeader(html))
  return new Response(html, response)
}
