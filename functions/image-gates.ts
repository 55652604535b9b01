import { zValidator } from '@hono/zod-validator'
import { limits } from '#core/limits.ts'
import { bytesBody } from './body-bytes.ts'
import { textBody } from './body-text.ts'
import { imageName, imageRemoval, imagesQuery } from './image-requests.ts'
import { refusal } from './refusals.ts'
import { savedOne } from './saved-requests.ts'

/** Validators of the image routes, each with its own refusal code. */

export const imageId = zValidator('param', savedOne, (result, c) => {
  if (!result.success) return c.json(...refusal('image_id'))
})

export const nameInQuery = zValidator('query', imageName, (result, c) => {
  if (!result.success) return c.json(...refusal('image_name'))
})

export const listedImages = zValidator('query', imagesQuery, (result, c) => {
  if (!result.success) return c.json(...refusal('images_query'))
})

export const removedImage = zValidator('query', imageRemoval, (result, c) => {
  if (!result.success) return c.json(...refusal('images_query'))
})

export const imageBytes = bytesBody(limits.images.bytes, 'image_too_large')
export const imageText = textBody(limits.saved.bytes, 'saved_too_large')
