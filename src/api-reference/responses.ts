import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'

/** A schema that becomes a named component of the OpenAPI document. The original schema stays unchanged. */
export const namedSchema = <Schema extends z.core.$ZodType>(
  id: string,
  description: string,
  schema: Schema
) => z.lazy(() => schema).meta({ id, description })

interface ResponseOptions {
  headers?: ZodOpenApiResponseObject['headers']
  example?: unknown
}

/** A JSON response. */
export const jsonResponse = (
  description: string,
  schema: z.core.$ZodType,
  { headers, example }: ResponseOptions = {}
): ZodOpenApiResponseObject => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } }
})

/** A binary response. @param types Its media types. */
export const fileResponse = (
  description: string,
  types: readonly string[],
  headers?: ZodOpenApiResponseObject['headers']
): ZodOpenApiResponseObject => ({
  description,
  ...(headers && { headers }),
  content: Object.fromEntries(types.map(type => [type, { schema: bytesSchema(type) }]))
})

/** The schema of binary content: OpenAPI 3.1 describes it by its media type only. */
export const bytesSchema = (type: string) => z.unknown().meta({ override: { contentMediaType: type } })

/** A text header of a response. */
export const headerDoc = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example
})

export const etagHeader = headerDoc('Identifies the content. Send it as `if-none-match`.', '"1f0c"')

export const notModified: ZodOpenApiResponseObject = {
  description: 'The content still matches the ETag in `if-none-match`.'
}

export const okSchema = z.object({ ok: z.literal(true) })
export const timestampSchema = z
  .int()
  .meta({ description: 'Milliseconds since 1970.', example: 1_795_000_000_000 })
