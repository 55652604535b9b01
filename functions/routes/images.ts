import { Hono } from 'hono'
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
import {
  imageBytes,
  imageId,
  imageText,
  listedImages,
  nameInQuery,
  removedImage
} from '#functions/image-gates.ts'
import { imageName } from '#functions/image-requests.ts'
import { refusal } from '#functions/refusals.ts'
import { withUses } from '#functions/shown-image.ts'
import { signedIn } from '#functions/signed-in.ts'
import { storeUpload } from '#functions/store-upload.ts'
import { jsonBody } from '#functions/valid.ts'

/** The user's uploaded images: upload, list, rename, delete and restore. Every query filters by owner. */
export const imageRoutes = new Hono<Env>()
  .use('/images/*', signedIn)
  .put('/images/:id', imageId, nameInQuery, imageBytes, async c => {
    const { id } = c.req.valid('param')
    const { name } = c.req.valid('query')
    const owner = c.var.userId
    const stored = await storeUpload(c.env, { owner, id, name, bytes: c.var.bytes })
    if (!stored.ok) return c.json(...refusal(stored.code))
    return c.json(await toSavedImage(c.env, owner, stored.value), 200)
  })
  .get('/images', listedImages, async c => {
    const { page, search, sort, bin } = c.req.valid('query')
    const owner = c.var.userId
    const query = { owner, page, search, sort, bin: bin === 'true', now: Date.now() }
    const { rows, total } = await listImages(c.env.DB, query)
    const items = await withUses(c.env.DB, owner, rows)
    const pages = Math.max(1, Math.ceil(total / imagesOfPage))
    return c.json({ items, total, page, pages }, 200)
  })
  .patch('/images/:id', imageId, imageText, jsonBody(imageName), async c => {
    const { id } = c.req.valid('param')
    const row = await renameImage(c.env.DB, c.var.userId, id, c.req.valid('json').name)
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await toSavedImage(c.env, c.var.userId, row), 200)
  })
  .delete('/images/:id', imageId, removedImage, async c => {
    const { id } = c.req.valid('param')
    if (c.req.valid('query').forever === 'true') {
      if (!(await forgetImage(c.env.DB, c.var.userId, id))) return c.json(...refusal('image_missing'))
      c.executionCtx.waitUntil(c.env.IMAGES.delete(id))
      return c.json({ ok: true as const }, 200)
    }
    const row = await binImage(c.env.DB, c.var.userId, id, Date.now())
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await toSavedImage(c.env, c.var.userId, row), 200)
  })
  .post('/images/:id/return', imageId, async c => {
    const row = await returnImage(c.env.DB, c.var.userId, c.req.valid('param').id, Date.now())
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await toSavedImage(c.env, c.var.userId, row), 200)
  })

async function toSavedImage({ DB }: Env['Bindings'], owner: string, row: ImageRow) {
  const [image] = await withUses(DB, owner, [row])
  if (!image) throw new Error('Expected one image for one row')
  return image
}
