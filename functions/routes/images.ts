import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { limits } from '#core/limits.ts'
import { bytesBody } from '#functions/body-bytes.ts'
import {
  binImage,
  forgetImage,
  type ImageRow,
  imagesOfPage,
  listImages,
  renameImage,
  returnImage
} from '#functions/db/images.ts'
import type { Env } from '#functions/env.ts'
import { imageName, imageRemoval, imagesQuery } from '#functions/image-requests.ts'
import { refusal } from '#functions/refusals.ts'
import { savedOne } from '#functions/saved-requests.ts'
import { withUses } from '#functions/shown-image.ts'
import { signedIn } from '#functions/signed-in.ts'
import { storeUpload } from '#functions/store-upload.ts'

const id = zValidator('param', savedOne, (result, c) => {
  if (!result.success) return c.json(...refusal('image_id'))
})

const nameInQuery = zValidator('query', imageName, (result, c) => {
  if (!result.success) return c.json(...refusal('image_name'))
})
const nameInBody = zValidator('json', imageName, (result, c) => {
  if (!result.success) return c.json(...refusal('image_name'))
})

const listed = zValidator('query', imagesQuery, (result, c) => {
  if (!result.success) return c.json(...refusal('images_query'))
})
const forgotten = zValidator('query', imageRemoval, (result, c) => {
  if (!result.success) return c.json(...refusal('images_query'))
})

/** A user's images: to upload, find, name, throw away and bring back. Each belongs to who uploaded it. */
export const imageRoutes = new Hono<Env>()
  // Bodies are read to their end before anything is refused.
  .put(
    '/images/:id',
    bytesBody(limits.images.bytes, 'image_too_large'),
    signedIn,
    id,
    nameInQuery,
    async c => {
      const { id } = c.req.valid('param')
      const { name } = c.req.valid('query')
      const owner = c.var.userId
      const stored = await storeUpload(c.env, { owner, id, name, bytes: c.var.bytes })
      if (!stored.ok) return c.json(...refusal(stored.code))
      return c.json(await shown(c.env, owner, stored.value), 200, unkept)
    }
  )
  .use('/images/*', signedIn)
  .get('/images', listed, async c => {
    const { page, search, sort, bin } = c.req.valid('query')
    const owner = c.var.userId
    const query = { owner, page, search, sort, bin: bin === 'true', now: Date.now() }
    const { rows, total } = await listImages(c.env.DB, query)
    const items = await withUses(c.env.DB, owner, rows)
    const pages = Math.max(1, Math.ceil(total / imagesOfPage))
    return c.json({ items, total, page, pages }, 200, unkept)
  })
  .patch('/images/:id', id, nameInBody, async c => {
    const { id } = c.req.valid('param')
    const row = await renameImage(c.env.DB, c.var.userId, id, c.req.valid('json').name)
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await shown(c.env, c.var.userId, row), 200, unkept)
  })
  .delete('/images/:id', id, forgotten, async c => {
    const { id } = c.req.valid('param')
    if (c.req.valid('query').forever === 'true') {
      if (!(await forgetImage(c.env.DB, c.var.userId, id))) return c.json(...refusal('image_missing'))
      c.executionCtx.waitUntil(c.env.IMAGES.delete(id))
      return c.json({ ok: true as const }, 200, unkept)
    }
    const row = await binImage(c.env.DB, c.var.userId, id, Date.now())
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await shown(c.env, c.var.userId, row), 200, unkept)
  })
  .post('/images/:id/return', id, async c => {
    const row = await returnImage(c.env.DB, c.var.userId, c.req.valid('param').id, Date.now())
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await shown(c.env, c.var.userId, row), 200, unkept)
  })

const unkept = { 'cache-control': 'no-store' }

async function shown({ DB }: Env['Bindings'], owner: string, row: ImageRow) {
  const [image] = await withUses(DB, owner, [row])
  if (!image) throw new Error('One row makes one image.')
  return image
}
