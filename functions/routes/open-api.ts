import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'

const hour = 3600
const day = 24 * hour
/** Pages of other origins can read a response, including a 304, only if it has these headers. */
const corsHeaders = ['access-control-allow-origin', 'access-control-expose-headers']

/** Serves the OpenAPI document, which is a built file. */
export const openApiRoutes = new Hono<Env>().get(
  '/openapi.json',
  cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag'], maxAge: day }),
  rateLimit('READ_RATE'),
  etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...corsHeaders] }),
  async c => {
    const file = await c.env.ASSETS.fetch(new URL(c.req.path, c.req.url))
    return new Response(file.body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': `public, max-age=${hour}, stale-while-revalidate=${day}`,
        etag: file.headers.get('etag') ?? ''
      }
    })
  }
)
