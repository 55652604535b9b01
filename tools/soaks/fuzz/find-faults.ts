import type { Operation } from './api-description.ts'
import type { OtherUser } from './other-user.ts'
import type { FuzzRequest } from './requests.ts'
import type { FuzzResponse } from './send-request.ts'

/** Texts that reveal internals: stack traces, files, names of libraries. */
const internals =
  /\n\s+at |\.[jt]s:\d+|node_modules|file:\/\/|Zod|SQLITE|D1_|(?:Type|Syntax|Range|Reference)Error/

/** Error codes that mean that the request does not conform to the description. */
const invalidRequestCodes = /^(?:invalid|image_id|image_name|images_query|(?!page|catalogue).*_unknown)$/

/**
 * Checks the response to a request; returns faults as texts.
 *
 * @param others another user's data: a word that all of it contains, and its ids
 */
export function findFaults(
  operation: Operation,
  request: FuzzRequest,
  response: FuzzResponse,
  others: Pick<OtherUser, 'word' | 'ids'>
): string[] {
  const { status, text, type } = response
  if (status === 0) return [`no response: ${text}`]
  const faults: string[] = []
  const isDocumented = operation.contentTypesOf(status) !== undefined
  const json = type.startsWith('application/json') ? parse(text) : undefined
  if (status >= 500 && !(request.isRouted && isDocumented)) faults.push(`${status}: ${text.slice(0, 200)}`)
  if (text.includes(others.word)) faults.push('exposes data of another user')
  if (status >= 400 && internals.test(text)) faults.push(`reveals internals: ${text.slice(0, 200)}`)
  if (status >= 400 && request.method !== 'HEAD' && !isPage(response) && !isRefusal(json))
    faults.push(`refuses ${status} without code and message: ${text.slice(0, 200)}`)
  if (response.headers.get('x-content-type-options') !== 'nosniff')
    faults.push('lacks x-content-type-options')
  if (status < 300 && mustRefuse(operation, request))
    faults.push(`accepts sender ${request.sender} from page ${request.page}`)
  if (status < 300 && operation.isSignedIn && containsIdOf(request, others))
    faults.push('succeeds with an id of another user')
  if (request.isRouted) faults.push(...faultsOfRouted(operation, request, response, json))
  return faults
}

function faultsOfRouted(
  operation: Operation,
  request: FuzzRequest,
  { status, type, text }: FuzzResponse,
  json: unknown
) {
  const faults: string[] = []
  const types = operation.contentTypesOf(status)
  if (!types) return [`undocumented status ${status}: ${text.slice(0, 200)}`]
  const isTyped = types.length === 0 ? text === '' : types.some(each => type.startsWith(each))
  if (!isTyped)
    faults.push(`${status} has content type ${type || 'none'}, documented: ${types.join() || 'none'}`)
  const schemaError = json === undefined ? undefined : operation.schemaErrorOf(status, json)
  if (schemaError) faults.push(`${status} violates its schema: ${schemaError}: ${text.slice(0, 300)}`)
  const code: unknown = Reflect.get(Object(json), 'code')
  const isAllowed = request.sender === 'self' && request.page === 'ours'
  if (request.isValid && isAllowed && invalidRequestCodes.test(`${code}`))
    faults.push(`refuses a valid request: ${text.slice(0, 300)}`)
  if (status < 300 && hasInvalidBody(operation, request)) faults.push('accepts an invalid body')
  return faults
}

/** Parses the body, which takes seconds for megabytes of brackets. */
function hasInvalidBody(operation: Operation, { body: { data, type } }: FuzzRequest) {
  const sent = type === 'application/json' && typeof data === 'string' ? parse(data) : undefined
  return sent !== undefined && !operation.acceptsBody(sent)
}

/** Whether the server must refuse: without a valid session, or from a page of another site. */
const mustRefuse = ({ isSignedIn, isGuarded }: Operation, { isRouted, sender, page }: FuzzRequest) =>
  isRouted && ((isSignedIn && sender !== 'self') || (isGuarded && page !== 'ours'))

const containsIdOf = ({ address }: FuzzRequest, { ids }: Pick<OtherUser, 'ids'>) =>
  Object.values(ids)
    .flat()
    .some(id => address.includes(id))

const isPage = ({ type }: FuzzResponse) => type.startsWith('text/html')

const isRefusal = (json: unknown) =>
  ['code', 'message'].every(key => typeof Reflect.get(Object(json), key) === 'string')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
