import fc from 'fast-check'
import type { Schema } from './api-description.ts'

/** Texts that often break programs. */
const odd = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ufeff',
  '\u202egnirts',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  'İstanbul ıI',
  'Đêm %_%',
  "'; DROP TABLE documents; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  '9'.repeat(40),
  'x'.repeat(3000),
  'https://nowhere.invalid/a.png',
  'javascript:alert(1)'
] as const

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 })
)

/** Any JSON value, also with keys such as `__proto__`. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(oddText, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }),
  oddText,
  fc.constantFrom(null, [], {}, -1, 0.5, 1e308, -0, 2 ** 53, [[[[]]]])
)

/** The depth from which optional properties are left out. */
const maxDepth = 5

/** Values that a schema allows. `schemas` contains the schemas that it references. */
export function valuesFor(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  depth = 0
): fc.Arbitrary<unknown> {
  const inner = (each: Schema) => valuesFor(each, schemas, depth + 1)
  if (schema.$ref !== undefined) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (typeof schema.type === 'object') return fc.oneof(...schema.type.map(type => inner({ ...schema, type })))
  if (schema.type === 'object') return objectOf(schema, inner, depth)
  if (schema.type === 'array') {
    const { items = {}, minItems: minLength = 0, maxItems = 5 } = schema
    return fc.array(inner(items), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 5)) })
  }
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'null' ? fc.constant(null) : anyJson
}

function objectOf(
  { properties = {}, required = [], additionalProperties = {} }: Schema,
  inner: (schema: Schema) => fc.Arbitrary<unknown>,
  depth: number
): fc.Arbitrary<unknown> {
  const known = Object.entries(properties).filter(
    ([name, { not }]) => not === undefined && (depth < maxDepth || required.includes(name))
  )
  const fields = fc.record(Object.fromEntries(known.map(([name, schema]) => [name, inner(schema)])), {
    requiredKeys: [...required]
  })
  if (additionalProperties === false || depth >= maxDepth) return fields
  const others = fc.dictionary(oddText, inner(Object(additionalProperties)), { maxKeys: 2 })
  return fc
    .tuple(fields, fc.option(others, { nil: {}, freq: 2 }))
    .map(([own, more]) => ({ ...withoutKeys(more, Object.keys(properties)), ...own }))
}

const withoutKeys = (value: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

/** JSON Schema counts code points, JavaScript UTF-16 units: texts of the maximum length can be missing. */
function textOf({ pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  if (pattern === undefined) {
    const usual = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 12)) })
    return fc.oneof(usual, oddText.filter(fits))
  }
  const expression = new RegExp(pattern)
  // fast-check does not support negative lookaheads: they are removed here and filtered afterwards.
  return fc
    .stringMatching(new RegExp(pattern.replaceAll(/\(\?!.*?\)/g, '')))
    .filter(text => expression.test(text))
}

/** Numbers stay within the safe integers. */
const maxNumber = 1e15

/** Prefers small numbers, as versions and pages are small. */
function numberOf({ type, minimum = -maxNumber, maximum = maxNumber }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -maxNumber), Math.min(maximum, maxNumber)]
  const least = Math.ceil(Math.max(min, 0))
  const small = fc.integer({ min: least, max: Math.floor(Math.min(max, least + 6)) })
  const any = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return fc.oneof({ weight: 3, arbitrary: small }, { weight: 1, arbitrary: any })
}
