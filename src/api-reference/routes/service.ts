import { z } from 'zod'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { etagHeader, jsonResponse, notModified } from '../responses.ts'

/** Routes about the service itself. */
export const serviceRouteDocs: RouteDocs = {
  [workerPaths.health]: {
    get: {
      id: 'readHealth',
      tag: 'Service',
      summary: 'Health check, with the running version',
      responses: {
        200: jsonResponse('The service is running.', z.object({ ok: z.literal(true), version: z.string() }))
      }
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
