import { Hono } from 'hono'
import {
  deleteImage,
  type ImageRow,
  imagesPerPage,
  listImages,
  moveImageToBin,
  renameImage,
  restoreImage
} from '../db/images.ts'
import type { Env } from '../env.ts'
import { refusal } from '../http/refusals.ts'
import { signedIn } from '../http/signed-in.ts'
import { validateJson } from '../http/validate.ts'
import { readDrawing, storeDrawing } from '../images/drawings.ts'
import { imageDrawingRequest, imageNameRequest } from '../images/image-schemas.ts'
import {
  imageBytesBody,
  imageDrawingBody,
  imageTextBody,
  validateImageDeletion,
  validateImageId,
  validateImageName,
  validateImagesQuery
} from '../images/image-validators.ts'
import { toSavedImages } from '../images/saved-images.ts'
import { storeUpload } from '../images/uploads.ts'

/** The user's uploaded images: upload, list, rename, delete and restore. Every query filters by owner. */
export const imageRoutes = new Hono<Env>()
  .use('/images/*', signedIn)
  .put('/images/:id', validateImageId, validateImageName, imageBytesBody, async c => {
    const { id } = c.req.valid('param')
    const { name } = c.req.valid('query')
    const owner = c.var.userId
    const stored = await storeUpload(c, { session: c.var.sessionKey, id, name, bytes: c.var.bytes })
    if (!stored.ok) return c.json(...refusal(stored.code))
    return c.json(await toSavedImage(c.env, owner, stored.value), 200)
  })
  .get('/images', validateImagesQuery, async c => {
    const { page, ...query } = c.req.valid('query')
    const owner = c.var.userId
    const { rows, total } = await listImages(c.env.DB, { ...query, page, owner, now: Date.now() })
    const items = await toSavedImages(c.env.DB, owner, rows)
    const pages = Math.max(1, Math.ceil(total / imagesPerPage))
    return c.json({ items, total, page, pages }, 200)
  })
  .patch('/images/:id', validateImageId, imageTextBody, validateJson(imageNameRequest), async c => {
    const { id } = c.req.valid('param')
    const row = await renameImage(c.env.DB, c.var.userId, id, c.req.valid('json').name)
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await toSavedImage(c.env, c.var.userId, row), 200)
  })
  .delete('/images/:id', validateImageId, validateImageDeletion, async c => {
    const { id } = c.req.valid('param')
    if (c.req.valid('query').forever) {
      const keys = await deleteImage(c.env.DB, c.var.userId, id)
      if (!keys) return c.json(...refusal('image_missing'))
      c.executionCtx.waitUntil(c.env.IMAGES.delete(keys))
      return c.json({ ok: true as const }, 200)
    }
    const row = await moveImageToBin(c.env.DB, c.var.userId, id, Date.now())
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await toSavedImage(c.env, c.var.userId, row), 200)
  })
  .post('/images/:id/return', validateImageId, async c => {
    const row = await restoreImage(c.env.DB, c.var.userId, c.req.valid('param').id, Date.now())
    if (!row) return c.json(...refusal('image_missing'))
    return c.json(await toSavedImage(c.env, c.var.userId, row), 200)
  })
  .get('/images/:id/drawing', validateImageId, async c => {
    const file = await readDrawing(c.env, c.var.userId, c.req.valid('param').id)
    if (!file.ok) return c.json(...refusal(file.code))
    return c.json(imageDrawingRequest.parse(JSON.parse(file.value)), 200)
  })
  .put(
    '/images/:id/drawing',
    validateImageId,
    imageDrawingBody,
    validateJson(imageDrawingRequest),
    async c => {
      const { id } = c.req.valid('param')
      const stored = await storeDrawing(c.env, c.var.sessionKey, { id, file: c.var.text })
      if (!stored.ok) return c.json(...refusal(stored.code))
      return c.json(await toSavedImage(c.env, c.var.userId, stored.value), 200)
    }
  )

async function toSavedImage({ DB }: Env['Bindings'], owner: string, row: ImageRow) {
  const [image] = await toSavedImages(DB, owner, [row])
  if (!image) throw new Error('Expected one image for one row')
  return image
}
