import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { notModified } from '../http/conditional.ts'
import { publicJson, publicJsonHeaders } from '../http/public-json.ts'

/** Serves the OpenAPI document, which is a built file. */
export const openApiRoutes = new Hono<Env>().get('/openapi.json', publicJson, async c => {
  const file = await c.env.ASSETS.fetch(new URL(c.req.path, c.req.url))
  const headers = { ...publicJsonHeaders, etag: file.headers.get('etag') ?? '' }
  const unchanged = notModified(c, headers)
  if (!unchanged) return new Response(file.body, { headers })
  await file.body?.cancel()
  return unchanged
})
