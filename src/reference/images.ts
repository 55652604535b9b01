import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { imageName, imageRemoval, imagesQuery } from '#functions/image-requests.ts'
import { savedOne } from '#functions/saved-requests.ts'
import { workerPaths } from '#routes/worker.ts'
import { paramsOf } from './params.ts'
import type { ResourceNotes } from './route.ts'
import { pageOf, savedImage } from './saved-shapes.ts'
import { bytes, done, etagHeader, fileAnswer, jsonAnswer, notModified } from './shapes.ts'

const types = ['image/png', 'image/jpeg', 'image/webp']
const example = '8c2d7f10-5b3e-4d69-a1c7-90e4b6f2d358'
const one = {
  path: paramsOf(savedOne, {
    id: { description: 'Its id. The client generates it for the upload.', example }
  })
}
const common = { tag: 'Images', signedIn: 'to change', params: one } as const
const imageResponse = { 200: jsonAnswer('The image.', savedImage) }

/** Routes for uploaded images. */
export const imageNotes: ResourceNotes = {
  [workerPaths.images]: {
    get: {
      id: 'listImages',
      tag: 'Images',
      summary: 'Your images, page by page',
      signedIn: 'to read',
      params: {
        query: paramsOf(imagesQuery, {
          page: 'The page number, from 1.',
          search: 'Text that the name contains.',
          sort: 'Newest first, by name, or largest first.',
          bin: 'Lists the bin instead.'
        })
      },
      answers: { 200: jsonAnswer('The page.', pageOf(savedImage)) },
      refusals: ['images_query']
    }
  },
  [workerPaths.image]: {
    put: {
      ...common,
      id: 'uploadImage',
      summary: 'Uploads an image',
      description: `PNG, JPEG or WebP of at most ${limits.images.bytes} bytes, recognized by its content. The image is re-encoded, which removes all metadata. A repeated request with the same id counts as the same upload.`,
      params: {
        ...one,
        query: paramsOf(imageName, { name: { description: 'Its name.', example: 'Warden' } })
      },
      body: {
        required: true,
        content: Object.fromEntries(types.map(type => [type, { schema: bytes(type) }]))
      },
      answers: imageResponse,
      refusals: [
        'image_too_large',
        'image_id',
        'image_name',
        'image_type',
        'image_too_wide',
        'image_broken',
        'images_full',
        'image_missing'
      ]
    },
    patch: {
      ...common,
      id: 'renameImage',
      summary: 'Renames an image',
      body: {
        required: true,
        content: { 'application/json': { schema: imageName, example: { name: 'Watchman' } } }
      },
      answers: imageResponse,
      refusals: ['image_id', 'saved_too_large', 'file_not_json', 'file_too_deep', 'invalid', 'image_missing']
    },
    delete: {
      ...common,
      id: 'removeImage',
      summary: 'Moves an image to the bin, or deletes it permanently',
      description: `Items stay in the bin for ${limits.binDays} days. Until then, the image’s URL still works.`,
      params: {
        ...one,
        query: paramsOf(imageRemoval, { forever: 'Deletes it permanently, whether it is in the bin or not.' })
      },
      answers: {
        200: jsonAnswer(
          'The image in the bin, or a confirmation of the permanent deletion.',
          z.union([savedImage, done])
        )
      },
      refusals: ['image_id', 'images_query', 'image_missing']
    }
  },
  [workerPaths.imageReturn]: {
    post: {
      ...common,
      id: 'bringBackImage',
      summary: 'Restores an image from the bin',
      answers: imageResponse,
      refusals: ['image_id', 'image_missing']
    }
  },
  [workerPaths.userImage]: {
    get: {
      id: 'readImage',
      tag: 'Images',
      summary: 'An uploaded image, public',
      description: 'Anyone who has its id can read it. It never changes.',
      params: { path: z.object({ id: z.string().meta({ example, param: { description: 'Its id.' } }) }) },
      answers: { 200: fileAnswer('The image.', types, { etag: etagHeader }), 304: notModified },
      refusals: ['image_missing']
    }
  }
}
