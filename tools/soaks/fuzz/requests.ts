import fc from 'fast-check'
import { type Body, bodiesOf } from './bodies.ts'
import type { Description, Operation, Param } from './description.ts'
import { oddText, valuesFor } from './values.ts'

/** In whose name a request comes; `stale` has a session that must be renewed, `garbled` one that was never ours. */
export type Sender = 'self' | 'nobody' | 'stale' | 'garbled'
/** Which page a request comes from: ours, one of another site, or none that is told. */
export type Page = 'ours' | 'elsewhere' | 'untold'

export interface FuzzRequest {
  method: string
  /** Path and query, escaped. */
  address: string
  headers: Readonly<Record<string, string>>
  body: Body
  sender: Sender
  page: Page
  /** Whether it is for the operation that it was made for: neither method nor path lead elsewhere. */
  isRouted: boolean
  /** Whether all that is asked with it is as the description says. */
  isProper: boolean
}

/** What stands in addresses, as far as values of a schema would hit nothing: ids, and hosts that are safe to ask. */
export type Known = (operation: Operation, param: Param) => readonly string[] | undefined

/** A part of an address, escaped. */
interface Part {
  text: string | undefined
  isProper: boolean
}

export const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'] as const

/** Requests for an operation: most of them nearly right, so that they come far. */
export function requestsFor(
  operation: Operation,
  { schemas }: Description,
  known: Known
): fc.Arbitrary<FuzzRequest> {
  const parts = fc.tuple(
    ...operation.params.map(param =>
      partsOf(param, known(operation, param), () => valuesFor(param.schema, schemas))
    )
  )
  return fc
    .record({
      parts,
      stray: strayQuery,
      body: bodiesOf(operation, schemas),
      sender: mostly<Sender>('self', 'nobody', 'stale', 'garbled'),
      page: mostly<Page>('ours', 'elsewhere', 'untold'),
      method: mostly(operation.method, ...verbs),
      headers: oddHeaders
    })
    .map(({ parts, stray, body, sender, page, method, headers }) => {
      const isIn = (place: Param['in']) => (_: unknown, at: number) => operation.params[at]?.in === place
      const isPathProper = parts.filter(isIn('path')).every(({ isProper }) => isProper)
      return {
        method,
        address: addressOf(operation, parts) + stray,
        headers: { ...headers, ...headersOf(operation, parts) },
        body,
        sender,
        page,
        isRouted: isPathProper && method === operation.method,
        isProper:
          method === operation.method &&
          stray === '' &&
          body.isProper &&
          parts.every(({ isProper }) => isProper)
      }
    })
}

/** The first of them nine times of ten. */
const mostly = <Value>(usual: Value, ...others: readonly Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

function partsOf(
  param: Param,
  known: readonly string[] | undefined,
  values: () => fc.Arbitrary<unknown>
): fc.Arbitrary<Part> {
  const proper = (known ? fc.constantFrom(...known) : values()).map(value => {
    const text = escaped(Array.isArray(value) ? value.join() : `${value}`)
    // A path without one of its parts is another path.
    return { text, isProper: param.in !== 'path' || !/^\.{0,2}$/.test(text) }
  })
  const wrong = fc
    .oneof(oddText.map(escaped), fc.constantFrom(...rawTexts))
    .map(text => ({ text, isProper: false }))
  const absent = fc.constant({ text: undefined, isProper: !param.required })
  return fc.oneof(
    { weight: 12, arbitrary: proper },
    { weight: 2, arbitrary: wrong },
    { weight: param.in === 'path' ? 0 : param.required ? 1 : 12, arbitrary: absent }
  )
}

/** What no honest program would leave in an address. */
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

/** A lone half of a pair cannot stand in an address. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

function addressOf({ path, params }: Operation, parts: readonly Part[]): string {
  const filled = params.reduce(
    (before, { in: place, name }, at) =>
      place === 'path' ? before.replace(`{${name}}`, () => parts[at]?.text ?? '') : before,
    path
  )
  const query = params.flatMap(({ in: place, name }, at) => {
    const text = parts[at]?.text
    return place === 'query' && text !== undefined ? [`${encodeURIComponent(name)}=${text}`] : []
  })
  return `${filled}?${query.join('&')}`
}

const headersOf = ({ params }: Operation, parts: readonly Part[]): Record<string, string> =>
  Object.fromEntries(
    params.flatMap(({ in: place, name }, at) => {
      const text = parts[at]?.text
      return place === 'header' && text !== undefined ? [[name, text]] : []
    })
  )

const strayQuery = mostly(
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
