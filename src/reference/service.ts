import { z } from 'zod'
import { workerPaths } from '#routes/worker.ts'
import type { ResourceNotes } from './route.ts'
import { etagHeader, jsonAnswer, notModified } from './shapes.ts'

/** Routes about the service itself. */
export const serviceNotes: ResourceNotes = {
  [workerPaths.health]: {
    get: {
      id: 'readHealth',
      tag: 'Service',
      summary: 'Health check, with the running version',
      answers: {
        200: jsonAnswer('The service is running.', z.object({ ok: z.literal(true), version: z.string() }))
      }
    }
  },
  [workerPaths.openApi]: {
    get: {
      id: 'readDescription',
      tag: 'Service',
      summary: 'This reference as an OpenAPI document',
      answers: {
        200: jsonAnswer('The OpenAPI 3.1 document.', z.looseObject({ openapi: z.string() }), {
          headers: { etag: etagHeader }
        }),
        304: notModified
      },
      limit: 'READ_RATE'
    }
  }
}
