import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'

/** The JSON Schema keywords from which values are generated; other keywords only validate. */
export interface Schema {
  readonly $ref?: string | undefined
  readonly type?: string | readonly string[] | undefined
  readonly const?: unknown
  readonly enum?: readonly unknown[] | undefined
  readonly anyOf?: readonly Schema[] | undefined
  readonly oneOf?: readonly Schema[] | undefined
  readonly not?: unknown
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly additionalProperties?: unknown
  readonly items?: Schema | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly pattern?: string | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
}

const schemaShape: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schemaShape).optional(),
    oneOf: z.array(schemaShape).optional(),
    properties: z.record(z.string(), schemaShape).optional(),
    required: z.array(z.string()).optional(),
    items: schemaShape.optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional()
  })
)

const contentSchema = z.record(z.string(), z.object({ schema: schemaShape, example: z.unknown().optional() }))
const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(
      z.object({
        in: z.enum(['path', 'query', 'header']),
        name: z.string(),
        required: z.boolean().default(false),
        schema: schemaShape
      })
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.unknown()).optional() }))
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaShape).default({}) }).default({ schemas: {} })
})

export type Parameter = z.output<typeof operationSchema>['parameters'][number]
export type BodyContent = z.output<typeof contentSchema>

/** One route with one method of the API description. */
export interface Operation {
  id: string
  method: string
  path: string
  params: readonly Parameter[]
  /** The allowed bodies by content type; undefined for an operation without a body. */
  body: BodyContent | undefined
  /** Requires a signed-in user. */
  isSignedIn: boolean
  /** Only pages of the site may send it (same origin). */
  isGuarded: boolean
  /**
   * The documented content types of a status, empty for a response without a body; undefined for an undocumented
   * status.
   */
  contentTypesOf: (status: number) => readonly string[] | undefined
  /** The schema error of a response body in the validator's words; undefined if valid. */
  schemaErrorOf: (status: number, body: unknown) => string | undefined
  /** Whether a JSON value is a valid request body. */
  acceptsBody: (body: unknown) => boolean
}

export interface ApiDescription {
  operations: readonly Operation[]
  /** The named schemas. */
  schemas: Readonly<Record<string, Schema>>
}

const json = 'application/json'

/** Parses the OpenAPI document of `/api/openapi.json`. Throws when it has another shape. */
export function parseApiDescription(document: unknown): ApiDescription {
  const { paths, components } = documentSchema.parse(document)
  // Not strict: keywords that OpenAPI adds to JSON Schema do not concern values.
  const validator = new Ajv2020({ strict: false, validateFormats: false })
  validator.addSchema(Object(document), 'api')
  const check = (...location: string[]) => validator.compile({ $ref: `api#${pointer(location)}` })
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]): Operation => {
      const typesOf = (status: number) =>
        documented.responses[status] && Object.keys(documented.responses[status].content ?? {})
      const location = ['paths', path, method]
      const schemaOf = (...rest: string[]) => check(...location, ...rest, 'content', json, 'schema')
      return {
        id: documented.operationId,
        method: method.toUpperCase(),
        path,
        params: documented.parameters,
        body: documented.requestBody?.content,
        isSignedIn: (documented.security ?? []).length > 0,
        isGuarded: JSON.stringify(documented.responses[403] ?? '').includes('request_forged'),
        contentTypesOf: typesOf,
        schemaErrorOf: (status, body) => {
          if (!typesOf(status)?.includes(json)) return undefined
          const validate = schemaOf('responses', `${status}`)
          return validate(body) ? undefined : validator.errorsText(validate.errors)
        },
        acceptsBody: body => !documented.requestBody?.content[json] || schemaOf('requestBody')(body) === true
      }
    })
  )
  return { operations, schemas: components.schemas }
}

/** A JSON pointer, escaped for a URI fragment. */
const pointer = (location: readonly string[]) =>
  location.map(part => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')
