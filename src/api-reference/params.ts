import { z } from 'zod'

type Schema = z.core.$ZodType
type Shape = z.core.$ZodShape

/** The documentation of a parameter. */
export interface ParamDoc {
  description: string
  example?: unknown
}

/**
 * Documents the parameters that a validator's schema checks. The result describes their parsed values, such as numbers,
 * instead of their text.
 */
export function describeParams<Fields extends Shape>(
  validator: z.core.$ZodObject<Fields>,
  docs: Readonly<Record<keyof Fields & string, string | ParamDoc>>
): z.ZodObject {
  const fields = Object.entries<Schema>(validator._zod.def.shape).map(([name, schema]) => {
    const { description, ...rest } = docOf(docs, name)
    const parsed = parsedSchema(schema)
    const listStyle = isList(parsed) ? { style: 'form' as const, explode: false } : {}
    return [name, z.lazy(() => parsed).meta({ ...rest, param: { description, ...listStyle } })] as const
  })
  return z.object(Object.fromEntries(fields))
}

function docOf(docs: Readonly<Record<string, string | ParamDoc>>, name: string): ParamDoc {
  const doc = docs[name] ?? ''
  return typeof doc === 'string' ? { description: doc } : doc
}

/** The schema of the value that a text is parsed into; the text's own schema where a transform has no output schema. */
function parsedSchema(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodOptional) return z.optional(parsedSchema(schema._zod.def.innerType))
  if (schema instanceof z.core.$ZodDefault) return withDefault(schema)
  if (!(schema instanceof z.core.$ZodPipe)) return schema
  const { in: input, out: output } = schema._zod.def
  return output instanceof z.core.$ZodTransform ? parsedSchema(input) : parsedSchema(output)
}

/** Documents the default as a request spells it: a flag's `false` is the string 'false'. */
function withDefault(schema: z.core.$ZodDefault): Schema {
  const inner = parsedSchema(schema._zod.def.innerType)
  const value = schema._zod.def.defaultValue
  const documented = z.safeParse(inner, value).success ? value : String(value)
  return z._default(inner, documented)
}

function isList(schema: Schema): boolean {
  if (schema instanceof z.core.$ZodArray) return true
  const isWrapped =
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodReadonly
  return isWrapped && isList(schema._zod.def.innerType)
}
