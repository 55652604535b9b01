import fc from 'fast-check'
import type { ApiDescription, Operation, Parameter } from './api-description.ts'
import { type Body, bodiesOf } from './bodies.ts'
import { oddText, valuesFor } from './values.ts'

/**
 * The session of a request: the own user's, none, one that must be renewed (`stale`), or an invalid one (`garbled`).
 */
export type Sender = 'self' | 'nobody' | 'stale' | 'garbled'
/** The page that sends a request: of this site, of another site, or unknown (no origin headers). */
export type Page = 'ours' | 'elsewhere' | 'untold'

export interface FuzzRequest {
  method: string
  /** Path and query, escaped. */
  address: string
  headers: Readonly<Record<string, string>>
  body: Body
  sender: Sender
  page: Page
  /** Whether it reaches the operation for which it was generated: method and path are valid. */
  isRouted: boolean
  /** Whether the whole request conforms to the API description. */
  isValid: boolean
}

/**
 * Supplies values for parameters that generated values would never hit, such as ids; undefined for other parameters.
 */
export type KnownValues = (operation: Operation, param: Parameter) => readonly string[] | undefined

/** The value of a parameter, escaped for a URL; undefined if absent. */
interface Part {
  text: string | undefined
  isValid: boolean
}

export const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'] as const

/** Requests for an operation, most of them valid or nearly valid, so that they reach deep code. */
export function requestsFor(
  operation: Operation,
  { schemas }: ApiDescription,
  known: KnownValues
): fc.Arbitrary<FuzzRequest> {
  const parts = fc.tuple(
    ...operation.params.map(param =>
      partsOf(param, known(operation, param), () => valuesFor(param.schema, schemas))
    )
  )
  return fc
    .record({
      parts,
      stray: oddQuery,
      body: bodiesOf(operation, schemas),
      sender: mostly<Sender>('self', 'nobody', 'stale', 'garbled'),
      page: mostly<Page>('ours', 'elsewhere', 'untold'),
      method: mostly(operation.method, ...verbs),
      headers: oddHeaders
    })
    .map(({ parts, stray, body, sender, page, method, headers }): FuzzRequest => {
      const isIn = (location: Parameter['in']) => (_: unknown, at: number) =>
        operation.params[at]?.in === location
      const isPathValid = parts.filter(isIn('path')).every(({ isValid }) => isValid)
      return {
        method,
        address: addressOf(operation, parts) + stray,
        headers: { ...headers, ...headersOf(operation, parts) },
        body,
        sender,
        page,
        isRouted: isPathValid && method === operation.method,
        isValid:
          method === operation.method && stray === '' && body.isValid && parts.every(({ isValid }) => isValid)
      }
    })
}

/** The first value with a probability of 90 %, else one of the others. */
const mostly = <Value>(usual: Value, ...others: readonly Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

function partsOf(
  param: Parameter,
  known: readonly string[] | undefined,
  values: () => fc.Arbitrary<unknown>
): fc.Arbitrary<Part> {
  const valid = (known ? fc.constantFrom(...known) : values()).map(value => {
    const text = escaped(Array.isArray(value) ? value.join() : `${value}`)
    // An empty or dot segment would make another path.
    return { text, isValid: param.in !== 'path' || !/^\.{0,2}$/.test(text) }
  })
  const invalid = fc
    .oneof(oddText.map(escaped), fc.constantFrom(...rawTexts))
    .map(text => ({ text, isValid: false }))
  const absent = fc.constant({ text: undefined, isValid: !param.required })
  return fc.oneof(
    { weight: 12, arbitrary: valid },
    { weight: 2, arbitrary: invalid },
    { weight: param.in === 'path' ? 0 : param.required ? 1 : 12, arbitrary: absent }
  )
}

/** Unescaped texts that no correct client sends in a URL. */
const rawTexts = [
  '%',
  '%zz',
  '%E0%A4',
  '%00',
  '%ff',
  '..%2f..%2f',
  '%252e',
  '%2F',
  '+',
  '&',
  ';',
  '%0d%0aset-cookie:%20a=b'
] as const

/** Replaces lone surrogates, which `encodeURIComponent` rejects. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

function addressOf({ path, params }: Operation, parts: readonly Part[]): string {
  const filled = params.reduce(
    (before, { in: location, name }, at) =>
      location === 'path' ? before.replace(`{${name}}`, () => parts[at]?.text ?? '') : before,
    path
  )
  const query = params.flatMap(({ in: location, name }, at) => {
    const text = parts[at]?.text
    return location === 'query' && text !== undefined ? [`${encodeURIComponent(name)}=${text}`] : []
  })
  return `${filled}?${query.join('&')}`
}

const headersOf = ({ params }: Operation, parts: readonly Part[]): Record<string, string> =>
  Object.fromEntries(
    params.flatMap(({ in: location, name }, at) => {
      const text = parts[at]?.text
      return location === 'header' && text !== undefined ? [[name, text]] : []
    })
  )

const oddQuery = mostly(
  '',
  '&',
  '&page=1&page=2',
  '&__proto__=1',
  '&%=%',
  '&constructor[prototype]=1',
  `&${'a=1&'.repeat(500)}`
)

const oddHeaders: fc.Arbitrary<Record<string, string>> = mostly<Record<string, string>>(
  {},
  { accept: 'nonsense' },
  { 'accept-language': 'xx, *;q=9, ,;' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"' },
  { range: 'bytes=5-1' },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-host': 'elsewhere.example' },
  { authorization: 'Bearer nonsense' }
)
