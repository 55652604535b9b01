import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { refusal } from './refusals.ts'

/** Whether an HTTP method is safe: it changes nothing. */
export const isSafeMethod = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Whether a request is safe or comes from a page of this origin. Browsers send the page's origin in `Sec-Fetch-Site`,
 * older ones in `Origin`; pages can't forge either.
 */
export function isSameOrigin(request: Request): boolean {
  if (isSafeMethod(request.method)) return true
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return request.headers.get('origin') === new URL(request.url).origin
}

/** Protects against cross-site request forgery: refuses unsafe requests from pages of other origins. */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (!isSameOrigin(c.req.raw)) return c.json(...refusal('request_forged'))
  return next()
})
