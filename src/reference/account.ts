import { z } from 'zod'
import { limits } from '#core/limits.ts'
import type { AccountCounts } from '#functions/db/account.ts'
import { accountRemoval } from '#functions/saved-requests.ts'
import { workerPaths } from '#routes/worker.ts'
import type { ResourceNotes } from './route.ts'
import { done, fileAnswer, header, jsonAnswer } from './shapes.ts'

const counts = z.object({
  scripts: z.int(),
  characters: z.int(),
  images: z.int(),
  bin: z.int().meta({ description: 'Of all kinds.' })
}) satisfies z.ZodType<AccountCounts>

/** All that is kept for somebody. */
export const accountNotes: ResourceNotes = {
  [workerPaths.account]: {
    get: {
      id: 'readAccount',
      tag: 'Account',
      summary: 'How much your account holds',
      signedIn: 'to read',
      answers: { 200: jsonAnswer('What is counted.', counts) }
    },
    delete: {
      id: 'removeAccount',
      tag: 'Account',
      summary: 'Deletes all that your account holds, at once and for good',
      description: `Every version and every image with it; nothing waits in a bin. The body is at most ${limits.saved.bytes} bytes.`,
      signedIn: 'to change',
      body: {
        required: true,
        content: { 'application/json': { schema: accountRemoval, example: { confirm: true } } }
      },
      answers: { 200: jsonAnswer('It is gone, and you are signed out.', done) },
      refusals: ['saved_too_large', 'file_not_json', 'file_too_deep', 'invalid']
    }
  },
  [workerPaths.accountExport]: {
    get: {
      id: 'exportAccount',
      tag: 'Account',
      summary: 'All that your account holds, as one zip file',
      description: 'Scripts and characters with every earlier version, images, and the bin.',
      signedIn: 'to read',
      answers: {
        200: fileAnswer('The file.', ['application/zip'], {
          'content-disposition': header('Its name.', 'attachment; filename="belfry-2026-11-21.zip"')
        })
      }
    }
  }
}
