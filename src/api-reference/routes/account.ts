import { z } from 'zod'
import { limits } from '#core/limits.ts'
import type { AccountCounts } from '#core/saving/account.ts'
import { accountDeletionRequest } from '#functions/documents/document-schemas.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { fileResponse, headerDoc, jsonResponse, okSchema } from '../responses.ts'
import { byteUsageSchema } from '../schemas.ts'

const counts = z.object({
  scripts: z.int(),
  characters: z.int(),
  images: z.int(),
  games: z.int(),
  bin: z.int().meta({ description: 'Items of all kinds in the bin.' }),
  bytes: z.object({ documents: byteUsageSchema, images: byteUsageSchema }).meta({
    description:
      'Stored bytes, including the bin. Games and earlier versions count compressed, with the documents.'
  })
}) satisfies z.ZodType<AccountCounts>

/** Routes for the user's account. */
export const accountRouteDocs: RouteDocs = {
  [workerPaths.account]: {
    get: {
      id: 'readAccount',
      tag: 'Account',
      summary: 'The number of items in your account, and the storage used',
      signedIn: 'to read',
      responses: { 200: jsonResponse('The counts.', counts) }
    },
    delete: {
      id: 'removeAccount',
      tag: 'Account',
      summary: 'Permanently deletes everything in your account',
      description: `Includes all versions, all games, all images and the bin. The body has at most ${limits.documents.bytes} bytes.`,
      signedIn: 'to change',
      body: {
        required: true,
        content: { 'application/json': { schema: accountDeletionRequest, example: { confirm: true } } }
      },
      responses: { 200: jsonResponse('Everything is deleted, and you are signed out.', okSchema) },
      refusals: ['saved_too_large', 'file_not_json', 'file_too_deep', 'invalid']
    }
  },
  [workerPaths.accountExport]: {
    get: {
      id: 'exportAccount',
      tag: 'Account',
      summary: 'Everything in your account as a zip file',
      description: 'Scripts and characters with all earlier versions, games, images, and the bin.',
      signedIn: 'to read',
      responses: {
        200: fileResponse('The zip file.', ['application/zip'], {
          'content-disposition': headerDoc('The file’s name.', 'attachment; filename="belfry-2026-11-21.zip"')
        })
      }
    }
  }
}
