import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import { periodSeconds, rateLimits } from '#functions/http/rate-limit.ts'
import { type ApiRefusal, refusal } from '#functions/http/refusals.ts'
import { headerDoc } from './responses.ts'

/** One invalid field of a request. */
const issue = z
  .object({
    path: z
      .string()
      .meta({ description: 'The path of the field, joined with dots.', example: 'content.title' }),
    code: z.enum(['wrong_type', 'unknown_value', 'wrong_form', 'too_large', 'too_small', 'not_allowed'])
  })
  .meta({ id: 'Issue', description: 'One invalid field of a request.' })

const retryAfter = headerDoc('Seconds to wait before the next request.', `${periodSeconds}`)

/** The responses for refusals: one per status, with all codes of that status. */
export function refusalResponses(codes: ReadonlySet<ApiRefusal>): Record<number, ZodOpenApiResponseObject> {
  const byStatus = Map.groupBy(codes, code => refusal(code)[1])
  return Object.fromEntries(
    [...byStatus].map(([status, statusCodes]) => [status, refusalResponse(statusCodes)])
  )
}

/** The response for a refusal with one of these codes. @param extraFields More fields of its JSON body. */
export function refusalResponse(
  codes: readonly ApiRefusal[],
  extraFields: z.core.$ZodShape = {}
): ZodOpenApiResponseObject {
  const bodies = codes.map(code => refusal(code)[0])
  return {
    description: bodies.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
    ...(codes.includes('too_often') && { headers: { 'retry-after': retryAfter } }),
    content: {
      'application/json': {
        schema: z.object({
          code: z.enum(codes),
          message: z.string(),
          ...(codes.includes('invalid') && { issues: z.array(issue).optional() }),
          ...extraFields
        })
      }
    }
  }
}

/** The `x-rate-limit` extension of a route. */
export const describeRateLimit = (limit: keyof typeof rateLimits) => ({
  requests: rateLimits[limit].requests,
  seconds: periodSeconds,
  per: rateLimits[limit].per
})
