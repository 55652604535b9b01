import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { createFactory } from 'hono/factory'
import type { Env } from '../env.ts'
import { refusal } from '../http/refusals.ts'
import { findUpload } from './uploads.ts'

/** Security headers of the image. A 304 repeats them. */
const securityHeaders = {
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff'
}

/** Serves an uploaded image to anyone who has its URL. The headers prevent its use as a page. */
export const serveUserImage = createFactory<Env>().createHandlers(
  cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag'] }),
  etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(securityHeaders)] }),
  async c => {
    const id = c.req.param('id') ?? ''
    const object = await findUpload(c.env, id)
    const type = object?.httpMetadata?.contentType
    if (!object || !type) return c.json(...refusal('image_missing'), { 'cache-control': 'no-store' })
    return c.body(await object.arrayBuffer(), 200, {
      ...securityHeaders,
      'content-type': type,
      'content-disposition': `inline; filename="${id}.${type.replace('image/', '')}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: object.httpEtag
    })
  }
)
