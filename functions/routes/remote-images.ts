import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { refusal } from '../http/refusals.ts'
import { cacheSeconds, createImageLoader } from '../images/image-cache.ts'
import { remoteImageQuery } from '../images/image-schemas.ts'
import { createImageSource } from '../images/image-source.ts'
import { onlyOwnPages } from '../images/own-pages.ts'

const validateImageQuery = zValidator('query', remoteImageQuery, (result, c) => {
  if (result.success) return
  const isUse = result.error.issues[0]?.path[0] === 'use'
  return c.json(...refusal(isUse ? 'use_unknown' : 'picture_address'))
})

/**
 * Proxies images of other hosts that don't allow cross-origin reads. Images are fetched within limits and re-encoded,
 * except JPEG. The headers prevent the use of the response as a page.
 */
export const remoteImageRoutes = new Hono<Env>().get(
  '/picture',
  onlyOwnPages,
  validateImageQuery,
  async c => {
    const loaded = await createImageLoader(c.executionCtx, createImageSource(c))(
      { ...c.req.valid('query'), name: '' },
      c.req.raw.signal
    )
    if (!loaded.ok) return c.json(...refusal(loaded.code))
    const { data, type } = loaded.value
    return c.body(data, 200, {
      'content-type': type,
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': `private, max-age=${cacheSeconds.image}`
    })
  }
)
