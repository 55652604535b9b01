import { zValidator } from '@hono/zod-validator'
import { limits } from '#core/limits.ts'
import { idParams } from '../documents/document-schemas.ts'
import { refusal } from '../http/refusals.ts'
import { bytesBody, textBody } from '../http/request-body.ts'
import { imageDeletionQuery, imageNameRequest, imagesQuery } from './image-schemas.ts'

/** Validators of the image routes, each with its own refusal code. */

export const validateImageId = zValidator('param', idParams, (result, c) => {
  if (!result.success) return c.json(...refusal('image_id'))
})

export const validateImageName = zValidator('query', imageNameRequest, (result, c) => {
  if (!result.success) return c.json(...refusal('image_name'))
})

export const validateImagesQuery = zValidator('query', imagesQuery, (result, c) => {
  if (!result.success) return c.json(...refusal('images_query'))
})

export const validateImageDeletion = zValidator('query', imageDeletionQuery, (result, c) => {
  if (!result.success) return c.json(...refusal('image_forever'))
})

export const imageBytesBody = bytesBody(limits.images.bytes, 'image_too_large')
export const imageDrawingBody = textBody(limits.images.drawing, 'drawing_too_large')
export const imageTextBody = textBody(limits.documents.bytes, 'saved_too_large')
