import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'

/** A schema under the name that the document keeps it by; the schema itself is left as it is. */
export const named = <Schema extends z.core.$ZodType>(id: string, description: string, schema: Schema) =>
  z.lazy(() => schema).meta({ id, description })

interface Told {
  headers?: ZodOpenApiResponseObject['headers']
  example?: unknown
}

/** An answer of JSON. */
export const jsonAnswer = (
  description: string,
  schema: z.core.$ZodType,
  { headers, example }: Told = {}
): ZodOpenApiResponseObject => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } }
})

/** An answer of bytes. */
export const fileAnswer = (
  description: string,
  types: readonly string[],
  headers?: ZodOpenApiResponseObject['headers']
): ZodOpenApiResponseObject => ({
  description,
  ...(headers && { headers }),
  content: Object.fromEntries(types.map(type => [type, { schema: bytes(type) }]))
})

/** OpenAPI 3.1 tells of bytes without a type of JSON. */
export const bytes = (type: string) => z.unknown().meta({ override: { contentMediaType: type } })

/** A header of an answer, of text. */
export const header = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example
})

export const etagHeader = header('Stands for what is answered; send it as `if-none-match`.', '"1f0c"')

export const notModified: ZodOpenApiResponseObject = {
  description: 'Nothing has changed since the answer whose ETag was sent as `if-none-match`.'
}

export const done = z.object({ ok: z.literal(true) })
export const time = z.int().meta({ description: 'Milliseconds since 1970.', example: 1_795_000_000_000 })
