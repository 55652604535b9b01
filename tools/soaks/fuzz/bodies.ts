import fc from 'fast-check'
import type { BodyContent, Operation, Schema } from './api-description.ts'
import { anyJson, oddText, valuesFor } from './values.ts'

/** The body of a fuzz request. */
export interface Body {
  /** Content type; undefined for a request without a body. */
  type: string | undefined
  data: string | Uint8Array<ArrayBuffer> | undefined
  /** Whether it conforms to the API description. */
  isValid: boolean
}

/** Bytes above the limit of every route. */
const oversize = 6 * 1024 * 1024

/** A minimal PNG file. */
export const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  letter => letter.charCodeAt(0)
)

const none: Body = { type: undefined, data: undefined, isValid: true }

/** Bodies for an operation, most of them valid or nearly valid. */
export function bodiesOf({ body }: Operation, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<Body> {
  if (!body)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: unrelatedBodies })
  return fc.oneof(
    { weight: 10, arbitrary: validBodies(body, schemas) },
    { weight: 6, arbitrary: mutatedBodies(body, schemas) },
    { weight: 4, arbitrary: malformedBodies(body, schemas) },
    { weight: 2, arbitrary: unrelatedBodies }
  )
}

/** Valid bodies of an operation: its example, or values that its schema allows. */
export function validBodies(
  content: BodyContent,
  schemas: Readonly<Record<string, Schema>>
): fc.Arbitrary<Body> {
  const each = Object.entries(content).map(([type, { schema, example }]): fc.Arbitrary<Body> => {
    const data = type.startsWith('image/')
      ? fc.constant(png)
      : valuesOf(schema, example, schemas).map(value => serialize(type, value))
    return data.map((serialized): Body => ({ type, data: serialized, isValid: true }))
  })
  return fc.oneof(...each)
}

function valuesOf(schema: Schema, example: unknown, schemas: Readonly<Record<string, Schema>>) {
  const any = valuesFor(schema, schemas)
  return example === undefined
    ? any
    : fc.oneof({ weight: 2, arbitrary: fc.constant(example) }, { weight: 3, arbitrary: any })
}

const serialize = (type: string, value: unknown) => {
  if (type === 'application/json') return JSON.stringify(value)
  if (type !== 'application/x-www-form-urlencoded') return asText(value)
  const fields = Object.entries(Object(value)).map(([name, each]) => [name, asText(each)])
  return new URLSearchParams(fields).toString()
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Valid JSON with one value replaced or removed. */
function mutatedBodies(content: BodyContent, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<Body> {
  const { schema = {}, example } = content['application/json'] ?? {}
  return fc
    .tuple(valuesOf(schema, example, schemas), fc.nat(), fc.option(anyJson, { nil: undefined }))
    .map(([value, at, junk]): Body => {
      const paths = pathsIn(value)
      const mutated = replaceAt(value, paths[at % paths.length] ?? [], junk)
      return { type: 'application/json', data: JSON.stringify(mutated) ?? '', isValid: false }
    })
}

/** Truncated, deeply nested, binary and oversized data. */
function malformedBodies(
  content: BodyContent,
  schemas: Readonly<Record<string, Schema>>
): fc.Arbitrary<Body> {
  const [type = ''] = Object.keys(content)
  const cut = fc
    .tuple(validBodies(content, schemas), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ data = '' }, part]) => data.slice(0, Math.floor(data.length * part)))
  const nested = fc.constantFrom('[', '{"a":', '[[1],').map(opening => opening.repeat(20_000))
  const bytes = fc.uint8Array({ maxLength: 300 }).map(each => new Uint8Array(each))
  const huge = fc.constantFrom('[', ' ', '"', '1').map(sign => sign.repeat(oversize))
  const data = fc.oneof(
    { weight: 6, arbitrary: cut },
    { weight: 4, arbitrary: oddText },
    { weight: 4, arbitrary: bytes },
    { weight: 2, arbitrary: nested },
    { weight: 1, arbitrary: huge }
  )
  return data.map((each): Body => ({ type, data: each, isValid: false }))
}

/** Bodies of another content type than expected, or for an operation without a body. */
const unrelatedBodies: fc.Arbitrary<Body> = fc.record<Body>({
  type: fc.constantFrom(
    undefined,
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'image/svg+xml',
    'nonsense'
  ),
  data: fc.oneof(
    fc.constant(undefined),
    oddText,
    anyJson.map(value => JSON.stringify(value))
  ),
  isValid: fc.constant(false)
})

/** The keys that lead to a value inside a JSON value. */
type Path = readonly string[]

function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inside = Object.entries(value).flatMap(([key, each]) => pathsIn(each).map(path => [key, ...path]))
  return [[], ...inside]
}

/** A copy of `value` with the value at a path replaced by `junk`, or removed if `junk` is undefined. */
function replaceAt(value: unknown, [key, ...rest]: Path, junk: unknown): unknown {
  if (key === undefined) return junk
  const entries = Object.entries(Object(value)).flatMap(([name, each]) => {
    const next = name === key ? replaceAt(each, rest, junk) : each
    return next === undefined ? [] : [[name, next] as const]
  })
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}
