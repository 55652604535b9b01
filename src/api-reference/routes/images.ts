import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { idParams } from '#functions/documents/document-schemas.ts'
import {
  imageDeletionQuery,
  imageDrawingRequest,
  imageNameRequest,
  imagesQuery
} from '#functions/images/image-schemas.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { describeParams } from '../params.ts'
import {
  bytesSchema,
  etagHeader,
  fileResponse,
  jsonResponse,
  namedSchema,
  notModified,
  okSchema
} from '../responses.ts'
import { pageSchemaOf, savedImageSchema } from '../schemas.ts'

const types = ['image/png', 'image/jpeg', 'image/webp']
const example = '8c2d7f10-5b3e-4d69-a1c7-90e4b6f2d358'
const one = {
  path: describeParams(idParams, {
    id: { description: 'Its ID. The client generates it for the upload.', example }
  })
}
const common = { tag: 'Images', signedIn: 'to change', params: one } as const
const drawingSchema = namedSchema(
  'DrawingFile',
  'A drawing file. Only its first fields are listed; the others depend on Belfry’s version.',
  imageDrawingRequest
)
const imageResponse = { 200: jsonResponse('The image.', savedImageSchema) }

/** Routes for uploaded images. */
export const imageRouteDocs: RouteDocs = {
  [workerPaths.images]: {
    get: {
      id: 'listImages',
      tag: 'Images',
      summary: 'Your images, page by page',
      signedIn: 'to read',
      params: {
        query: describeParams(imagesQuery, {
          page: 'The page number, from 1.',
          search: 'Text that the name contains.',
          sort: 'Newest first, by name, or largest first.',
          bin: 'Lists the bin instead.'
        })
      },
      responses: { 200: jsonResponse('The page.', pageSchemaOf(savedImageSchema)) },
      refusals: ['images_query']
    }
  },
  [workerPaths.image]: {
    put: {
      ...common,
      id: 'uploadImage',
      summary: 'Uploads an image',
      description: `PNG, JPEG or WebP of at most ${limits.images.bytes} bytes, recognized by its content. The image is re-encoded, which removes all metadata. A repeated request with the same ID counts as the same upload.`,
      params: {
        ...one,
        query: describeParams(imageNameRequest, { name: { description: 'Its name.', example: 'Warden' } })
      },
      body: {
        required: true,
        content: Object.fromEntries(types.map(type => [type, { schema: bytesSchema(type) }]))
      },
      responses: imageResponse,
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
        content: { 'application/json': { schema: imageNameRequest, example: { name: 'Watchman' } } }
      },
      responses: imageResponse,
      refusals: ['image_id', 'saved_too_large', 'file_not_json', 'file_too_deep', 'invalid', 'image_missing']
    },
    delete: {
      ...common,
      id: 'removeImage',
      summary: 'Moves an image to the bin, or deletes it permanently',
      description: `Items stay in the bin for ${limits.binDays} days. Until then, the image’s URL still works.`,
      params: {
        ...one,
        query: describeParams(imageDeletionQuery, {
          forever: 'Deletes it permanently, even if it isn’t in the bin.'
        })
      },
      responses: {
        200: jsonResponse(
          'The image in the bin, or a confirmation of the permanent deletion.',
          z.union([savedImageSchema, okSchema])
        )
      },
      refusals: ['image_id', 'image_forever', 'image_missing']
    }
  },
  [workerPaths.imageDrawing]: {
    get: {
      id: 'readImageDrawing',
      tag: 'Images',
      summary: 'The drawing of an image',
      description: 'The drawing file stored with the image, for the icon editor and the logo editor.',
      signedIn: 'to read',
      params: one,
      responses: { 200: jsonResponse('The drawing file.', drawingSchema) },
      refusals: ['image_id', 'image_missing', 'drawing_missing']
    },
    put: {
      ...common,
      id: 'saveImageDrawing',
      summary: 'Stores the drawing of an image',
      description: `A drawing file of at most ${limits.images.drawing} bytes, to edit the image again later. A stored drawing never changes: if the image has one, nothing is written. Its bytes count as bytes of the image, and it is deleted with the image.`,
      body: {
        required: true,
        content: { 'application/json': { schema: drawingSchema, example: { belfry: 'drawing', version: 1 } } }
      },
      responses: imageResponse,
      refusals: [
        'image_id',
        'drawing_too_large',
        'file_not_json',
        'file_too_deep',
        'invalid',
        'image_missing',
        'images_full'
      ]
    }
  },
  [workerPaths.imageRestore]: {
    post: {
      ...common,
      id: 'bringBackImage',
      summary: 'Restores an image from the bin',
      responses: imageResponse,
      refusals: ['image_id', 'image_missing']
    }
  },
  [workerPaths.userImage]: {
    get: {
      id: 'readImage',
      tag: 'Images',
      summary: 'An uploaded image, public',
      description:
        'Readable by anyone who has its ID. The image never changes. The rate limit applies only to missing images.',
      params: { path: z.object({ id: z.string().meta({ example, param: { description: 'Its ID.' } }) }) },
      responses: { 200: fileResponse('The image.', types, { etag: etagHeader }), 304: notModified },
      refusals: ['image_missing', 'too_often']
    }
  }
}
