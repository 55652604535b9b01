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
  path: paramsOf(savedOne, { id: { description: 'Its id; whoever uploads it makes it up.', example } })
}
const usual = { tag: 'Images', signedIn: 'to change', params: one } as const
const shown = { 200: jsonAnswer('The image as it is now.', savedImage) }

/** Uploaded images. */
export const imageNotes: ResourceNotes = {
  [workerPaths.images]: {
    get: {
      id: 'listImages',
      tag: 'Images',
      summary: 'Your images, a page at a time',
      signedIn: 'to read',
      params: {
        query: paramsOf(imagesQuery, {
          page: 'The page, counted from 1.',
          search: 'What names contain.',
          sort: 'Last made first, by name, or largest first.',
          bin: 'What lies in the bin in place of the others.'
        })
      },
      answers: { 200: jsonAnswer('The page.', pageOf(savedImage)) },
      refusals: ['images_query']
    }
  },
  [workerPaths.image]: {
    put: {
      ...usual,
      id: 'uploadImage',
      summary: 'Uploads an image',
      description: `PNG, JPEG or WebP of at most ${limits.images.bytes} bytes, told by its content. It is packed anew: nothing but the picture stays. The same id again is the same upload again.`,
      params: {
        ...one,
        query: paramsOf(imageName, { name: { description: 'Its name.', example: 'Warden' } })
      },
      body: {
        required: true,
        content: Object.fromEntries(types.map(type => [type, { schema: bytes(type) }]))
      },
      answers: shown,
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
      ...usual,
      id: 'renameImage',
      summary: 'Renames an image',
      body: {
        required: true,
        content: { 'application/json': { schema: imageName, example: { name: 'Watchman' } } }
      },
      answers: shown,
      refusals: ['image_id', 'saved_too_large', 'file_not_json', 'file_too_deep', 'invalid', 'image_missing']
    },
    delete: {
      ...usual,
      id: 'removeImage',
      summary: 'Puts an image into the bin, or deletes it for ever',
      description: `The bin keeps it for ${limits.binDays} days; meanwhile its address goes on showing it.`,
      params: { ...one, query: paramsOf(imageRemoval, { forever: 'Deletes it at once, from the bin too.' }) },
      answers: {
        200: jsonAnswer(
          'As it is in the bin; of what is gone for ever, that it is.',
          z.union([savedImage, done])
        )
      },
      refusals: ['image_id', 'images_query', 'image_missing']
    }
  },
  [workerPaths.imageReturn]: {
    post: {
      ...usual,
      id: 'bringBackImage',
      summary: 'Takes an image out of the bin',
      answers: shown,
      refusals: ['image_id', 'image_missing']
    }
  },
  [workerPaths.userImage]: {
    get: {
      id: 'readImage',
      tag: 'Images',
      summary: 'An uploaded image, for everybody',
      description: 'Whoever knows its id may show it anywhere; it never changes.',
      params: { path: z.object({ id: z.string().meta({ example, param: { description: 'Its id.' } }) }) },
      answers: { 200: fileAnswer('The image.', types, { etag: etagHeader }), 304: notModified },
      refusals: ['image_missing']
    }
  }
}
