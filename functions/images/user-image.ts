import { cors } from 'hono/cors'
import { createFactory } from 'hono/factory'
import type { Env } from '../env.ts'
import { notModified } from '../http/conditional.ts'
import { refusal } from '../http/refusals.ts'
import { limitMissingImages } from './limit-missing-images.ts'
import { findUpload } from './uploads.ts'

/** Security headers of the image. */
const securityHeaders = {
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff'
}

/** Serves an uploaded image to anyone who has its URL. The headers prevent its use as a page. */
export const serveUserImage = createFactory<Env>().createHandlers(
  cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag'] }),
  limitMissingImages,
  async c => {
    const id = c.req.param('id') ?? ''
    const object = await findUpload(c.env, id)
    const type = object?.httpMetadata?.contentType
    if (!object || !type) return c.json(...refusal('image_missing'), { 'cache-control': 'no-store' })
    const headers = {
      ...securityHeaders,
      'content-type': type,
      'content-disposition': `inline; filename="${id}.${type.replace('image/', '')}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: object.httpEtag
    }
    const unchanged = notModified(c, headers)
    if (!unchanged) return c.body(await object.arrayBuffer(), 200, headers)
    await object.body.cancel()
    return unchanged
  }
)
