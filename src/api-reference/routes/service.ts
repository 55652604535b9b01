import { z } from 'zod'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { etagHeader, jsonResponse, notModified } from '../responses.ts'

const health = z.object({
  ok: z.literal(true),
  version: z.string(),
  database: z
    .object({
      bytes: z.int(),
      share: z.number().meta({ description: 'The used share of the database’s maximum size, from 0 to 1.' }),
      alarm: z.boolean().meta({ description: 'Whether the operator should free space.' })
    })
    .optional()
    .meta({ description: 'At most 1 minute old. Absent when the database doesn’t respond.' })
})

/** Routes about the service itself. */
export const serviceRouteDocs: RouteDocs = {
  [workerPaths.health]: {
    get: {
      id: 'readHealth',
      tag: 'Service',
      summary: 'Health check, with the running version and the size of the database',
      responses: { 200: jsonResponse('The service is running.', health) }
    }
  },
  [workerPaths.openApi]: {
    get: {
      id: 'readDescription',
      tag: 'Service',
      summary: 'This reference as an OpenAPI document',
      responses: {
        200: jsonResponse('The OpenAPI 3.1 document.', z.looseObject({ openapi: z.string() }), {
          headers: { etag: etagHeader }
        }),
        304: notModified
      },
      limit: 'READ_RATE'
    }
  }
}
