import type { FuzzAnswer } from './ask.ts'
import type { Operation } from './description.ts'
import type { Neighbour } from './neighbour.ts'
import type { FuzzRequest } from './requests.ts'

/** What tells of the inside of a program: stacks, files, and the words of its parts. */
const inside =
  /\n\s+at |\.[jt]s:\d+|node_modules|file:\/\/|Zod|SQLITE|D1_|(?:Type|Syntax|Range|Reference)Error/

/** Codes that say that something sent is not as the description asks. */
const unasked = /^(?:invalid|image_id|image_name|images_query|(?!page|catalogue).*_unknown)$/

/**
 * What is wrong with the answer to a request, in words.
 *
 * @param others somebody else's: a word that stands in all of it, and its ids
 */
export function faultsOf(
  operation: Operation,
  request: FuzzRequest,
  answer: FuzzAnswer,
  others: Pick<Neighbour, 'word' | 'ids'>
): string[] {
  const { status, text, type } = answer
  if (status === 0) return [`no answer: ${text}`]
  const faults: string[] = []
  const isTold = operation.typesOf(status) !== undefined
  const json = type.startsWith('application/json') ? parse(text) : undefined
  if (status >= 500 && !(request.isRouted && isTold)) faults.push(`${status}: ${text.slice(0, 200)}`)
  if (text.includes(others.word)) faults.push('brings what is somebody else’s')
  if (status >= 400 && inside.test(text)) faults.push(`tells of its inside: ${text.slice(0, 200)}`)
  if (status >= 400 && request.method !== 'HEAD' && !isPage(answer) && !isRefusal(json))
    faults.push(`refuses ${status} without code and message: ${text.slice(0, 200)}`)
  if (answer.headers.get('x-content-type-options') !== 'nosniff') faults.push('lacks x-content-type-options')
  if (status < 300 && mustRefuse(operation, request))
    faults.push(`lets ${request.sender} of ${request.page} through`)
  if (status < 300 && operation.isSignedIn && namesOneOf(request, others))
    faults.push('finds what is somebody else’s')
  if (request.isRouted) faults.push(...faultsOfRouted(operation, request, answer, json))
  return faults
}

function faultsOfRouted(
  operation: Operation,
  request: FuzzRequest,
  { status, type, text }: FuzzAnswer,
  json: unknown
) {
  const faults: string[] = []
  const types = operation.typesOf(status)
  if (!types) return [`answers ${status}, which is not described: ${text.slice(0, 200)}`]
  const isTyped = types.length === 0 ? text === '' : types.some(each => type.startsWith(each))
  if (!isTyped)
    faults.push(`answers ${status} with ${type || 'no type'}, described are ${types.join() || 'none'}`)
  const wrong = json === undefined ? undefined : operation.faultOfAnswer(status, json)
  if (wrong) faults.push(`answers ${status} otherwise than described: ${wrong}: ${text.slice(0, 300)}`)
  const code: unknown = Reflect.get(Object(json), 'code')
  const isOurs = request.sender === 'self' && request.page === 'ours'
  if (request.isProper && isOurs && unasked.test(`${code}`))
    faults.push(`refuses what it describes: ${text.slice(0, 300)}`)
  const { data, type: sentType } = request.body
  const sent = sentType === 'application/json' && typeof data === 'string' ? parse(data) : undefined
  if (status < 300 && sent !== undefined && !operation.takes(sent))
    faults.push('takes what it does not describe')
  return faults
}

/** Nobody gets through who is not signed in, and nothing is changed for pages elsewhere. */
const mustRefuse = ({ isSignedIn, isGuarded }: Operation, { isRouted, sender, page }: FuzzRequest) =>
  isRouted && ((isSignedIn && sender !== 'self') || (isGuarded && page !== 'ours'))

const namesOneOf = ({ address }: FuzzRequest, { ids }: Pick<Neighbour, 'ids'>) =>
  Object.values(ids)
    .flat()
    .some(id => address.includes(id))

const isPage = ({ type }: FuzzAnswer) => type.startsWith('text/html')

const isRefusal = (json: unknown) =>
  ['code', 'message'].every(key => typeof Reflect.get(Object(json), key) === 'string')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
