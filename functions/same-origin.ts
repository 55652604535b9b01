import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'
import { refusal } from './refusals.ts'

/** Whether a method changes nothing. */
export const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Whether a request may change something: only a page of ours may ask for that. Browsers say where a request is from in
 * `Sec-Fetch-Site`, older ones in `Origin`; neither can be set by a page elsewhere.
 */
export function isOurs(request: Request): boolean {
  if (isSafe(request.method)) return true
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return request.headers.get('origin') === new URL(request.url).origin
}

/** Refuses what a page elsewhere would have changed in somebody's name. */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (!isOurs(c.req.raw)) return c.json(...refusal('request_forged'))
  return next()
})
