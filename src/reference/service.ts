import { z } from 'zod'
import { workerPaths } from '#routes/worker.ts'
import type { ResourceNotes } from './route.ts'
import { etagHeader, jsonAnswer, notModified } from './shapes.ts'

/** The service itself. */
export const serviceNotes: ResourceNotes = {
  [workerPaths.health]: {
    get: {
      id: 'readHealth',
      tag: 'Service',
      summary: 'Whether it is there, and which version',
      answers: { 200: jsonAnswer('It is.', z.object({ ok: z.literal(true), version: z.string() })) }
    }
  },
  [workerPaths.openApi]: {
    get: {
      id: 'readDescription',
      tag: 'Service',
      summary: 'This description, for programs',
      answers: {
        200: jsonAnswer('OpenAPI 3.1.', z.looseObject({ openapi: z.string() }), {
          headers: { etag: etagHeader }
        }),
        304: notModified
      },
      limit: 'READ_RATE'
    }
  }
}
