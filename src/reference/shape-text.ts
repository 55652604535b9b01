import { z } from 'zod'

/** A schema of the document: as much of JSON Schema as it uses. */
export interface Shape {
  $ref?: string | undefined
  type?: string | string[] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  contentMediaType?: string | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  items?: Shape | undefined
  anyOf?: Shape[] | undefined
  oneOf?: Shape[] | undefined
  properties?: Record<string, Shape> | undefined
  required?: string[] | undefined
  additionalProperties?: boolean | Shape | undefined
}

const inner = z.lazy(() => shapeSchema)

export const shapeSchema: z.ZodType<Shape> = z.object({
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

/** A piece of a shape as it is written: text, or the name of a shape that stands elsewhere. */
export type ShapePiece = string | { name: string }

/**
 * A schema in the words of TypeScript, which whoever writes a bot reads at a glance.
 *
 * @example writeShape({ items: { $ref: '#/components/schemas/Issue' } }) // [{ name: 'Issue' }, '[]']
 */
export function writeShape(shape: Shape, indent = ''): ShapePiece[] {
  if (shape.$ref) return [{ name: shape.$ref.replace(/^.*\//, '') }]
  const cases = shape.anyOf ?? shape.oneOf
  if (cases) return joined(cases.map(each => writeShape(each, indent)))
  if (shape.contentMediaType) return ['bytes']
  if (shape.const !== undefined) return [JSON.stringify(shape.const)]
  if (shape.enum) return [shape.enum.map(value => JSON.stringify(value)).join(' | ')]
  if (shape.items) return listOf(shape.items, indent)
  if (shape.properties) return writeFields(shape, shape.properties, indent)
  if (typeof shape.additionalProperties === 'object') {
    return ['{ [key: string]: ', ...writeShape(shape.additionalProperties, indent), ' }']
  }
  return [typeName(shape)]
}

function typeName({ type = 'unknown', minimum, maximum }: Shape): string {
  const name = [type].flat().join(' | ')
  // JavaScript's own bounds say nothing.
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum
  if (least === undefined && most === undefined) return name
  return most === undefined ? `${name} ≥ ${least}` : `${name} ${least ?? ''}–${most}`
}

function listOf(item: Shape, indent: string): ShapePiece[] {
  const written = writeShape(item, indent)
  const isOneOfMany = item.anyOf || item.oneOf || (item.enum?.length ?? 0) > 1
  return isOneOfMany ? ['(', ...written, ')[]'] : [...written, '[]']
}

function writeFields(
  { required }: Shape,
  fields: Readonly<Record<string, Shape>>,
  indent: string
): ShapePiece[] {
  const inner = `${indent}  `
  const lines = Object.entries(fields).flatMap(([name, field]): ShapePiece[] => [
    `\n${inner}${name}${required?.includes(name) ? '' : '?'}: `,
    ...writeShape(field, inner)
  ])
  return ['{', ...lines, `\n${indent}}`]
}

const joined = (cases: readonly ShapePiece[][]): ShapePiece[] =>
  cases.flatMap((each, index) => (index === 0 ? each : [' | ', ...each]))
