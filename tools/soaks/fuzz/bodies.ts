import fc from 'fast-check'
import type { Content, Operation, Schema } from './description.ts'
import { anyJson, oddText, valuesFor } from './values.ts'

/** What goes out after the head of a request. */
export interface Body {
  /** None for a request without a body. */
  type: string | undefined
  data: string | Uint8Array<ArrayBuffer> | undefined
  /** As the description asks for it. */
  isProper: boolean
}

/** More than any route takes. */
const tooMuch = 6 * 1024 * 1024

/** The smallest PNG. */
export const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  letter => letter.charCodeAt(0)
)

const none: Body = { type: undefined, data: undefined, isProper: true }

/** Bodies for an operation, most of them nearly as it asks. */
export function bodiesOf({ body }: Operation, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<Body> {
  if (!body)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: strayBodies })
  return fc.oneof(
    { weight: 10, arbitrary: properBodies(body, schemas) },
    { weight: 6, arbitrary: spoiledBodies(body, schemas) },
    { weight: 4, arbitrary: brokenBodies(body, schemas) },
    { weight: 2, arbitrary: strayBodies }
  )
}

/** What an operation asks for: its own example, or whatever its schema allows. */
export function properBodies(
  content: Content,
  schemas: Readonly<Record<string, Schema>>
): fc.Arbitrary<Body> {
  const each = Object.entries(content).map(([type, { schema, example }]): fc.Arbitrary<Body> => {
    const data = type.startsWith('image/')
      ? fc.constant(png)
      : valuesOf(schema, example, schemas).map(value => written(type, value))
    return data.map(written => ({ type, data: written, isProper: true }))
  })
  return fc.oneof(...each)
}

function valuesOf(schema: Schema, example: unknown, schemas: Readonly<Record<string, Schema>>) {
  const any = valuesFor(schema, schemas)
  return example === undefined
    ? any
    : fc.oneof({ weight: 2, arbitrary: fc.constant(example) }, { weight: 3, arbitrary: any })
}

const written = (type: string, value: unknown) => {
  if (type === 'application/json') return JSON.stringify(value)
  if (type !== 'application/x-www-form-urlencoded') return asText(value)
  const fields = Object.entries(Object(value)).map(([name, each]) => [name, asText(each)])
  return new URLSearchParams(fields).toString()
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** JSON in which one thing is another than it should be. */
function spoiledBodies(content: Content, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<Body> {
  const { schema = {}, example } = content['application/json'] ?? {}
  return fc
    .tuple(valuesOf(schema, example, schemas), fc.nat(), fc.option(anyJson, { nil: undefined }))
    .map(([value, at, junk]) => {
      const places = placesIn(value)
      const spoiled = replaced(value, places[at % places.length] ?? [], junk)
      return { type: 'application/json', data: JSON.stringify(spoiled) ?? '', isProper: false }
    })
}

/** Text and bytes that are nothing whole, and too much of it. */
function brokenBodies(content: Content, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<Body> {
  const [type = ''] = Object.keys(content)
  const cut = fc
    .tuple(properBodies(content, schemas), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ data = '' }, part]) => data.slice(0, Math.floor(data.length * part)))
  const nested = fc.constantFrom('[', '{"a":', '[[1],').map(opening => opening.repeat(20_000))
  const bytes = fc.uint8Array({ maxLength: 300 }).map(each => new Uint8Array(each))
  const huge = fc.constantFrom('[', ' ', '"', '1').map(sign => sign.repeat(tooMuch))
  const data = fc.oneof(
    { weight: 6, arbitrary: cut },
    { weight: 4, arbitrary: oddText },
    { weight: 4, arbitrary: bytes },
    { weight: 2, arbitrary: nested },
    { weight: 1, arbitrary: huge }
  )
  return data.map(each => ({ type, data: each, isProper: false }))
}

/** Of another type than is asked for, or where nothing is. */
const strayBodies: fc.Arbitrary<Body> = fc.record({
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
  isProper: fc.constant(false)
})

type Place = readonly string[]

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inside = Object.entries(value).flatMap(([key, each]) => placesIn(each).map(place => [key, ...place]))
  return [[], ...inside]
}

/** A value with another one in a place; without it when there is no other. */
function replaced(value: unknown, [key, ...rest]: Place, junk: unknown): unknown {
  if (key === undefined) return junk
  const entries = Object.entries(Object(value)).flatMap(([name, each]) => {
    const next = name === key ? replaced(each, rest, junk) : each
    return next === undefined ? [] : [[name, next] as const]
  })
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}
