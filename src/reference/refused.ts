import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import { period, rateLimits } from '#functions/rate-limit.ts'
import { type ApiRefusal, refusal } from '#functions/refusals.ts'
import { header } from './shapes.ts'

/** Where something that was sent is not as it must be. */
const issue = z
  .object({
    path: z.string().meta({ description: 'The field, its parts joined by dots.', example: 'content.title' }),
    code: z.enum(['wrong_type', 'unknown_value', 'wrong_form', 'too_large', 'too_small', 'not_allowed'])
  })
  .meta({ id: 'Issue', description: 'One thing that is not as it must be.' })

const retryAfter = header('Seconds to wait.', `${period}`)

/** The answers of refusals: one for each status, with the codes that it may bring. */
export function refusalsByStatus(codes: ReadonlySet<ApiRefusal>): Record<number, ZodOpenApiResponseObject> {
  const byStatus = Map.groupBy(codes, code => refusal(code)[1])
  return Object.fromEntries([...byStatus].map(([status, each]) => [status, refusedAnswer(each)]))
}

/** An answer that brings one of these codes, and what else stands in it. */
export function refusedAnswer(
  codes: readonly ApiRefusal[],
  besides: z.core.$ZodShape = {}
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
          ...besides
        })
      }
    }
  }
}

/** How often somebody may ask, for people and for programs. */
export const limitOf = (limit: keyof typeof rateLimits) => ({
  requests: rateLimits[limit].requests,
  seconds: period,
  per: rateLimits[limit].per
})
