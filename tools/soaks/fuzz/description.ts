import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'

/** As much of JSON Schema as values are made from; other keywords only judge them. */
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

const schemaGate: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schemaGate).optional(),
    oneOf: z.array(schemaGate).optional(),
    properties: z.record(z.string(), schemaGate).optional(),
    required: z.array(z.string()).optional(),
    items: schemaGate.optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional()
  })
)

const contentGate = z.record(z.string(), z.object({ schema: schemaGate, example: z.unknown().optional() }))
const operationGate = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(
      z.object({
        in: z.enum(['path', 'query', 'header']),
        name: z.string(),
        required: z.boolean().default(false),
        schema: schemaGate
      })
    )
    .default([]),
  requestBody: z.object({ content: contentGate }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.unknown()).optional() }))
})
const documentGate = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationGate)),
  components: z.object({ schemas: z.record(z.string(), schemaGate).default({}) }).default({ schemas: {} })
})

export type Param = z.output<typeof operationGate>['parameters'][number]
export type Content = z.output<typeof contentGate>

/** One route with one method, as the API's description tells of it. */
export interface Operation {
  id: string
  method: string
  path: string
  params: readonly Param[]
  /** What its body may be, by type; none for an operation without a body. */
  body: Content | undefined
  isSignedIn: boolean
  /** Only a page of the site may ask for it. */
  isGuarded: boolean
  /** The types that an answer of this status may have, none for one without a body; undefined for a status that is not told of. */
  typesOf: (status: number) => readonly string[] | undefined
  /** What is wrong with the body of an answer, in the words of the checker. */
  faultOfAnswer: (status: number, body: unknown) => string | undefined
  /** Whether JSON may be sent as body. */
  takes: (body: unknown) => boolean
}

export interface Description {
  operations: readonly Operation[]
  /** The schemas that have a name. */
  schemas: Readonly<Record<string, Schema>>
}

const json = 'application/json'

/** Reads what `/api/openapi.json` answers. Throws when that is no such description. */
export function readDescription(document: unknown): Description {
  const { paths, components } = documentGate.parse(document)
  // What OpenAPI adds to JSON Schema says nothing of values.
  const checker = new Ajv2020({ strict: false, validateFormats: false })
  checker.addSchema(Object(document), 'api')
  const check = (...place: string[]) => checker.compile({ $ref: `api#${pointer(place)}` })
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]): Operation => {
      const typesOf = (status: number) =>
        told.responses[status] && Object.keys(told.responses[status].content ?? {})
      const place = ['paths', path, method]
      const schemaOf = (...rest: string[]) => check(...place, ...rest, 'content', json, 'schema')
      return {
        id: told.operationId,
        method: method.toUpperCase(),
        path,
        params: told.parameters,
        body: told.requestBody?.content,
        isSignedIn: (told.security ?? []).length > 0,
        isGuarded: JSON.stringify(told.responses[403] ?? '').includes('request_forged'),
        typesOf,
        faultOfAnswer: (status, body) => {
          if (!typesOf(status)?.includes(json)) return undefined
          const isRight = schemaOf('responses', `${status}`)
          return isRight(body) ? undefined : checker.errorsText(isRight.errors)
        },
        takes: body => !told.requestBody?.content[json] || schemaOf('requestBody')(body) === true
      }
    })
  )
  return { operations, schemas: components.schemas }
}

const pointer = (place: readonly string[]) =>
  place.map(part => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')
