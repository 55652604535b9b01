import { z } from 'zod'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  contentMediaType?: string | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  items?: JsonSchema | undefined
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  additionalProperties?: boolean | JsonSchema | undefined
}

const inner = z.lazy(() => jsonSchema)

export const jsonSchema: z.ZodType<JsonSchema> = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  contentMediaType: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  items: inner.optional(),
  anyOf: z.array(inner).optional(),
  oneOf: z.array(inner).optional(),
  properties: z.record(z.string(), inner).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.union([z.boolean(), inner]).optional()
})

/** A piece of a formatted schema: text, or the name of another schema. */
export type SchemaPiece = string | { name: string }

/**
 * Formats a schema as a TypeScript type.
 *
 * @example writeShape({ items: { $ref: '#/components/schemas/Issue' } }) // [{ name: 'Issue' }, '[]']
 */
export function writeSchema(shape: JsonSchema, indent = ''): SchemaPiece[] {
  if (shape.$ref) return [{ name: shape.$ref.replace(/^.*\//, '') }]
  const cases = shape.anyOf ?? shape.oneOf
  if (cases) return joinUnion(cases.map(each => writeSchema(each, indent)))
  if (shape.contentMediaType) return ['bytes']
  if (shape.const !== undefined) return [JSON.stringify(shape.const)]
  if (shape.enum) return [shape.enum.map(value => JSON.stringify(value)).join(' | ')]
  if (shape.items) return listOf(shape.items, indent)
  if (shape.properties) return writeFields(shape, shape.properties, indent)
  if (typeof shape.additionalProperties === 'object') {
    return ['{ [key: string]: ', ...writeSchema(shape.additionalProperties, indent), ' }']
  }
  return [typeName(shape)]
}

function typeName({ type = 'unknown', minimum, maximum }: JsonSchema): string {
  const name = [type].flat().join(' | ')
  // JavaScript's own integer bounds aren't limits.
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  const min = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum
  if (min === undefined && max === undefined) return name
  return max === undefined ? `${name} ≥ ${min}` : `${name} ${min ?? ''}–${max}`
}

function listOf(item: JsonSchema, indent: string): SchemaPiece[] {
  const written = writeSchema(item, indent)
  const isUnion = item.anyOf || item.oneOf || (item.enum?.length ?? 0) > 1
  return isUnion ? ['(', ...written, ')[]'] : [...written, '[]']
}

function writeFields(
  { required }: JsonSchema,
  fields: Readonly<Record<string, JsonSchema>>,
  indent: string
): SchemaPiece[] {
  const inner = `${indent}  `
  const lines = Object.entries(fields).flatMap(([name, field]): SchemaPiece[] => [
    `\n${inner}${name}${required?.includes(name) ? '' : '?'}: `,
    ...writeSchema(field, inner)
  ])
  return ['{', ...lines, `\n${indent}}`]
}

const joinUnion = (cases: readonly SchemaPiece[][]): SchemaPiece[] =>
  cases.flatMap((each, index) => (index === 0 ? each : [' | ', ...each]))
