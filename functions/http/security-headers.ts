import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { isFramedAnywhere, pagePolicyHeader } from './page-policy.ts'

/** The same headers that `public/_headers` sets for built files. */
const securityHeaderValues = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY'
}

/** The same for pages that any site may frame, which are embeds alone. */
const { 'x-frame-options': _, ...framedHeaderValues } = securityHeaderValues

const valuesFor = (policy: string): Readonly<Record<string, string>> =>
  isFramedAnywhere(policy) ? framedHeaderValues : securityHeaderValues

/** The policy of a response that isn't a page: opened directly in a browser, it runs and loads nothing and can't be framed. */
const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Responses that were made with `withSecurityHeaders`. */
const secured = new WeakSet<Response>()

/**
 * Sets the security headers of every response. A header that a route has set itself stays. Changes the response in place:
 * a copy would send its body as a stream. So routes copy a fetched response, whose headers are immutable.
 */
export const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next()
  if (secured.has(c.res)) return
  const { headers } = c.res
  const policy = headers.get('content-security-policy') ?? (await policyOf(headers.get('content-type')))
  headers.set('content-security-policy', policy)
  for (const [name, value] of Object.entries(valuesFor(policy)))
    if (!headers.has(name)) headers.set(name, value)
})

/** Adds the security headers that are missing, for responses that are sent often: see `securedResponse`. */
export async function withSecurityHeaders(
  headers: Readonly<Record<string, string>>
): Promise<Readonly<Record<string, string>>> {
  const policy = headers['content-security-policy'] ?? (await policyOf(headers['content-type']))
  return { ...valuesFor(policy), ...headers, 'content-security-policy': policy }
}

/** A response that the middleware leaves as it is: headers that are given at once cost less than seven that are added. */
export function securedResponse(body: BodyInit | null, init: ResponseInit): Response {
  const response = new Response(body, init)
  secured.add(response)
  return response
}

/** Pages that bring no policy have no inline scripts and styles. */
const policyOf = async (type: string | null | undefined) =>
  type?.startsWith('text/html') ? pagePolicyHeader('') : nonPagePolicy
