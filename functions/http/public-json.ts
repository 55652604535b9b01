import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { rateLimit } from './rate-limit.ts'

const hour = 3600
const day = 24 * hour

/** Lets pages of any origin read a JSON file, within the rate limit. */
export const publicJson = every(
  cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag'], maxAge: day }),
  rateLimit('READ_RATE')
)

/** The headers of such a file. */
export const publicJsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': `public, max-age=${hour}, stale-while-revalidate=${day}`
}
