import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '#functions/env.ts'
import { pictureQuery } from '#functions/picture-request.ts'
import { fetcherName } from '#functions/pictures/fetch-outside.ts'
import { keptFor, loadKept } from '#functions/pictures/kept-pictures.ts'
import { pictureSource } from '#functions/pictures/picture-source.ts'
import { refusal } from '#functions/refusals.ts'

const validateImageQuery = zValidator('query', pictureQuery, (result, c) => {
  if (result.success) return
  const isUse = result.error.issues[0]?.path[0] === 'use'
  return c.json(...refusal(isUse ? 'use_unknown' : 'picture_address'))
})

/** Serves only pages of this site, and never the Worker itself. Clients that send no `sec-fetch-site` are served too, within the rate limit. */
const onlyOwnPages = createMiddleware<Env>(async (c, next) => {
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  const isWorker = c.req.header('user-agent') === fetcherName
  if (site !== 'same-origin' || isWorker) return c.json(...refusal('picture_elsewhere'))
  const { success } = await c.env.PICTURE_RATE.limit({ key: c.req.header('cf-connecting-ip') ?? '' })
  return success ? next() : c.json(...refusal('picture_too_often'))
})

/**
 * Proxies images of other hosts that don't allow cross-origin reads. Images are fetched within limits and re-encoded,
 * except JPEG. The headers prevent the use of the response as a page.
 */
export const pictureRoutes = new Hono<Env>().get('/picture', onlyOwnPages, validateImageQuery, async c => {
  const loaded = await loadKept(c.executionCtx, pictureSource(c))(
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
    'cache-control': `private, max-age=${keptFor.image}`
  })
})
