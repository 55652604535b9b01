import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import { periodSeconds, rateLimits } from '#functions/http/rate-limit.ts'
import { type ApiRefusal, refusal } from '#functions/http/refusals.ts'
import { excessPath } from '#functions/prints/print-refusal.ts'
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

/** A part of a print that is too large. */
const printIssue = z
  .object({
    path: excessPath.meta({ description: 'The part of the print that is too large.' }),
    code: z.literal('too_large'),
    count: z
      .int()
      .meta({ description: 'The number of items in the print, or of characters in a text.', example: 420 }),
    limit: z.int().meta({ description: 'The maximum.', example: 300 }),
    option: z.string().meta({ description: 'A query that makes the print smaller.', example: 'jinxes=false' })
  })
  .meta({ id: 'PrintIssue', description: 'A part of the print that is too large.' })

const retryAfter = headerDoc('Seconds to wait before the next request.', `${periodSeconds}`)

/** Codes whose responses have the header. */
const retryCodes: ReadonlySet<ApiRefusal> = new Set(['too_often', 'picture_too_often', 'unavailable'])

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
  const hasRetryAfter = codes.some(code => retryCodes.has(code))
  const bodies = codes.map(code => refusal(code)[0])
  return {
    description: bodies.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
    ...(hasRetryAfter && { headers: { 'retry-after': retryAfter } }),
    content: {
      'application/json': {
        schema: z.object({
          code: z.enum(codes),
          message: z.string(),
          ...(codes.includes('invalid') && { issues: z.array(issue).optional() }),
          ...(codes.includes('print_too_large') && { issues: z.array(printIssue).optional() }),
          ...extraFields
        })
      }
    }
  }
}

/** The `x-rate-limit` extension of a route. */
export const describeRateLimit = (limit: keyof typeof rateLimits, isSignedIn: boolean) => ({
  requests: rateLimits[limit].requests,
  seconds: periodSeconds,
  per: isSignedIn ? 'user' : rateLimits[limit].per
})
