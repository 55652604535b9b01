import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { callerNetwork, isNetworkOverLimit, periodSeconds, refuseOverLimit } from '../http/rate-limit.ts'

/** Networks that have requested too many missing images from this isolate, each with the time until which it is refused. */
const refusedUntil = new Map<string, number>()

/**
 * Refuses networks that keep requesting images that don't exist, before the database is asked. Images that exist aren't
 * counted, since many readers of one network can open a page with hundreds. Missing ones have a limit of their own: any
 * page can name hundreds, and must not cost its readers pages and sessions.
 */
export const limitMissingImages = createMiddleware<Env>(async (c, next) => {
  const network = callerNetwork(c)
  if (Date.now() < (refusedUntil.get(network) ?? 0)) return refuseOverLimit(c)
  await next()
  if (c.res.status === 404 && (await isNetworkOverLimit(c, 'MISSING_RATE'))) refuse(network, Date.now())
})

function refuse(network: string, now: number) {
  for (const [other, until] of refusedUntil) if (until <= now) refusedUntil.delete(other)
  refusedUntil.set(network, now + periodSeconds * 1000)
}
