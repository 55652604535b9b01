import { z } from 'zod'

type Schema = z.core.$ZodType
type Shape = z.core.$ZodShape

/** What is said of a parameter: what it is for, an example, and how a list is written where it is one. */
export interface ParamNote {
  description: string
  example?: unknown
}

/** The parameters that a gate checks, each as what it means and not as the text that it comes as. */
export function paramsOf<Fields extends Shape>(
  gate: z.core.$ZodObject<Fields>,
  notes: Readonly<Record<keyof Fields & string, string | ParamNote>>
): z.ZodObject {
  const fields = Object.entries<Schema>(gate._zod.def.shape).map(([name, schema]) => {
    const { description, ...rest } = noteOf(notes, name)
    const shown = meant(schema)
    const list = isList(shown) ? { style: 'form' as const, explode: false } : {}
    return [name, z.lazy(() => shown).meta({ ...rest, param: { description, ...list } })] as const
  })
  return z.object(Object.fromEntries(fields))
}

function noteOf(notes: Readonly<Record<string, string | ParamNote>>, name: string): ParamNote {
  const note = notes[name] ?? ''
  return typeof note === 'string' ? { description: note } : note
}

/** What a text is turned into, as long as that can be written in a schema; else the text. */
function meant(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodOptional) return z.optional(meant(schema._zod.def.innerType))
  if (schema instanceof z.core.$ZodDefault) return withDefault(schema)
  if (!(schema instanceof z.core.$ZodPipe)) return schema
  const { in: before, out: after } = schema._zod.def
  return after instanceof z.core.$ZodTransform ? meant(before) : meant(after)
}

/** A default is told as the request would spell it: `false` of a switch is the word. */
function withDefault(schema: z.core.$ZodDefault): Schema {
  const inner = meant(schema._zod.def.innerType)
  const value = schema._zod.def.defaultValue
  const spelled = z.safeParse(inner, value).success ? value : String(value)
  return z._default(inner, spelled)
}

function isList(schema: Schema): boolean {
  if (schema instanceof z.core.$ZodArray) return true
  const isWrapped =
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodReadonly
  return isWrapped && isList(schema._zod.def.innerType)
}
