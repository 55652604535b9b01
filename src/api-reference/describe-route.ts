import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject
} from 'zod-openapi'
import type { rateLimits } from '#functions/http/rate-limit.ts'
import type { ApiRefusal } from '#functions/http/refusals.ts'
import { describeRateLimit, refusalResponses } from './refusal-responses.ts'
import type { tags } from './tags.ts'

export interface RouteDoc {
  /** The operation id, unique among all routes. */
  id: string
  tag: keyof typeof tags
  /** One line, without a full stop. */
  summary: string
  /** More details; Markdown with only paragraphs and inline code. */
  description?: string
  params?: ZodOpenApiParameters
  body?: ZodOpenApiRequestBodyObject
  /** Successful responses by status, and error responses with more content than a refusal. */
  responses: Partial<Record<200 | 301 | 302 | 304 | 404 | 409, ZodOpenApiResponseObject>>
  refusals?: readonly ApiRefusal[]
  limit?: keyof typeof rateLimits
  /** Requires a session. Routes that change something accept only requests from pages of this site. */
  signedIn?: 'to read' | 'to change'
}

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

/** Documentation of routes, by path in the route table and by method. */
export type RouteDocs = Readonly<Record<string, Readonly<Partial<Record<Method, RouteDoc>>>>>

/** Converts a route's documentation to an OpenAPI operation. Adds the refusals that many routes share. */
export function describeRoute(doc: RouteDoc): ZodOpenApiOperationObject {
  const { id, tag, summary, description, params, body, responses, signedIn } = doc
  const rateLimit = rateLimitOf(doc)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(signedIn && { security: [{ session: [] }] }),
    ...(rateLimit && { 'x-rate-limit': describeRateLimit(rateLimit, signedIn !== undefined) }),
    ...(params && { requestParams: params }),
    ...(body && { requestBody: body }),
    responses: { ...responses, ...refusalResponses(codesOf(doc)) }
  }
}

/** The route's rate limit. All reads by signed-in users share one, and all changes. */
const rateLimitOf = ({ limit, signedIn }: RouteDoc) =>
  limit ?? (signedIn && (signedIn === 'to change' ? 'WRITE_RATE' : 'READ_RATE'))

function codesOf(doc: RouteDoc): Set<ApiRefusal> {
  const { refusals = [], signedIn } = doc
  const limit = rateLimitOf(doc)
  const codes = new Set(refusals)
  if (signedIn) codes.add('signed_out').add('session_stale').add('account_changed').add('unavailable')
  if (signedIn === 'to change') codes.add('request_forged')
  if (limit) codes.add(limit === 'IMAGE_RATE' ? 'picture_too_often' : 'too_often')
  return codes
}

/** Converts a path of the route table to OpenAPI's syntax. @example openApiPath(':set/:file') // '{set}/{file}' */
export const openApiPath = (path: string) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')
