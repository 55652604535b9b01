import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject
} from 'zod-openapi'
import type { rateLimits } from '#functions/rate-limit.ts'
import type { ApiRefusal } from '#functions/refusals.ts'
import { limitOf, refusalsByStatus } from './refused.ts'
import type { tags } from './tags.ts'

export interface RouteNotes {
  /** Names the route among all of them. */
  id: string
  tag: keyof typeof tags
  /** One line, without a full stop. */
  summary: string
  /** What the line does not say; Markdown of paragraphs and code. */
  description?: string
  params?: ZodOpenApiParameters
  body?: ZodOpenApiRequestBodyObject
  /** What is answered when all goes well, by status; also what brings more than a code, or a page. */
  answers: Partial<Record<200 | 301 | 302 | 304 | 404 | 409, ZodOpenApiResponseObject>>
  refusals?: readonly ApiRefusal[]
  limit?: keyof typeof rateLimits
  /** Only for whoever is signed in; to change something, only from a page of ours. */
  signedIn?: 'to read' | 'to change'
}

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

/** What is told of a resource: by its path in the route table, by method. */
export type ResourceNotes = Readonly<Record<string, Readonly<Partial<Record<Method, RouteNotes>>>>>

/** A route as the document tells of it. Whatever may be refused to several routes alike is added here. */
export function describeRoute(notes: RouteNotes): ZodOpenApiOperationObject {
  const { id, tag, summary, description, params, body, answers, signedIn } = notes
  const counted = limitFor(notes)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(signedIn && { security: [{ session: [] }] }),
    ...(counted && { 'x-rate-limit': limitOf(counted) }),
    ...(params && { requestParams: params }),
    ...(body && { requestBody: body }),
    responses: { ...answers, ...refusalsByStatus(codesOf(notes)) }
  }
}

/** Whoever is signed in changes only so much, whatever it is. */
const limitFor = ({ limit, signedIn }: RouteNotes) =>
  limit ?? (signedIn === 'to change' ? 'WRITE_RATE' : undefined)

function codesOf(notes: RouteNotes): Set<ApiRefusal> {
  const { refusals = [], signedIn } = notes
  const limit = limitFor(notes)
  const codes = new Set(refusals)
  if (signedIn) codes.add('signed_out').add('session_stale')
  if (signedIn === 'to change') codes.add('request_forged')
  if (limit) codes.add(limit === 'PICTURE_RATE' ? 'picture_too_often' : 'too_often')
  return codes
}

/** A path of the route table as OpenAPI spells it. @example openApiPath(':set/:file') // '{set}/{file}' */
export const openApiPath = (path: string) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')
