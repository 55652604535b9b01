import { z } from 'zod'
import { openApi } from './open-api.ts'
import { type JsonSchema, jsonSchema, type SchemaPiece, writeSchema } from './schema-text.ts'

const contentSchema = z.record(
  z.string(),
  z.object({ schema: jsonSchema.optional(), example: z.unknown().optional() })
)

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string(),
  schema: z.intersection(
    jsonSchema,
    z.object({ default: z.unknown().optional(), example: z.unknown().optional() })
  )
})

const operationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.unknown()).optional(),
  'x-rate-limit': z.object({ requests: z.number(), per: z.enum(['address', 'user']) }).optional(),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ description: z.string().default(''), content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema.optional() }))
})

/** The parts of the OpenAPI document that the reference page shows. */
const documentSchema = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    schemas: z.record(
      z.string(),
      z.intersection(jsonSchema, z.object({ description: z.string().optional() }))
    )
  })
})

export interface ReferenceParameter {
  name: string
  description: string
  type: SchemaPiece[]
  isRequired: boolean
  /** The default value, as a request spells it. */
  defaultValue?: string
}

interface ReferenceContent {
  /** Media types. */
  mediaTypes: string[]
  /** The schema of the JSON content. */
  schema?: SchemaPiece[]
}

export interface ReferenceResponse extends ReferenceContent {
  status: string
  /** Paragraphs separated by blank lines, with `code` in backticks. */
  description: string
}

export interface ReferenceRoute {
  id: string
  method: string
  path: string
  summary: string
  description?: string
  isSignedIn: boolean
  limit?: { requests: number; per: 'address' | 'user' }
  parameters: ReferenceParameter[]
  body?: ReferenceContent & { description: string }
  /** An example curl command, for routes that need no sign-in. */
  command?: string
  responses: ReferenceResponse[]
}

/** A named schema that other schemas refer to. */
interface ReferenceSchema {
  name: string
  description: string
  schema: SchemaPiece[]
}

export interface ApiReference {
  groups: { name: string; description: string; routes: ReferenceRoute[] }[]
  schemas: ReferenceSchema[]
}

type Operation = z.infer<typeof operationSchema>
type Content = z.infer<typeof contentSchema>

/** Builds the model of the API reference page from the OpenAPI document. @param site The origin in example commands. */
export function buildReference(site: string): ApiReference {
  const { tags, paths, components } = documentSchema.parse(JSON.parse(JSON.stringify(openApi)))
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      route: buildRoute(site, method, path, operation)
    }))
  )
  return {
    groups: tags.map(({ name, description }) => ({
      name,
      description,
      routes: routes.filter(({ tag }) => tag === name).map(({ route }) => route)
    })),
    schemas: Object.entries(components.schemas).map(([name, schema]) => ({
      name,
      description: schema.description ?? '',
      schema: writeSchema(schema)
    }))
  }
}

function buildRoute(site: string, method: string, path: string, operation: Operation): ReferenceRoute {
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation
  const limit = operation['x-rate-limit']
  const isOpen = !security && operation.tags[0] !== 'Session'
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    ...(description && { description }),
    isSignedIn: security !== undefined,
    ...(limit && { limit }),
    parameters: parameters.map(buildParameter),
    ...(requestBody && {
      body: { description: requestBody.description, ...buildContent(requestBody.content) }
    }),
    ...(isOpen && { command: buildCommand(site, method, path, operation) }),
    responses: Object.entries(responses).map(([status, response]) => ({
      status,
      description: response.description,
      ...buildContent(response.content ?? {})
    }))
  }
}

function buildParameter({
  name,
  description,
  required,
  schema
}: z.infer<typeof parameterSchema>): ReferenceParameter {
  const parameter = { name, description, type: writeSchema(schema), isRequired: required }
  return schema.default === undefined
    ? parameter
    : { ...parameter, defaultValue: formatValue(schema.default) }
}

function buildContent(content: Content): ReferenceContent {
  const json: JsonSchema | undefined = content['application/json']?.schema
  const types = Object.keys(content)
  return json ? { mediaTypes: types, schema: writeSchema(json) } : { mediaTypes: types }
}

/** A curl command with the examples of the route's required parameters and body. */
function buildCommand(
  site: string,
  method: string,
  path: string,
  { parameters, requestBody, responses }: Operation
) {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find(each => each.name === name) ?? {}
    return formatValue(schema?.example ?? schema?.enum?.[0] ?? name)
  })
  const query = parameters
    .filter(each => each.in === 'query' && each.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(formatValue(schema.example))}`)
  const url = new URL(`${filledPath}${query.length > 0 ? `?${query.join('&')}` : ''}`, site).href
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isFile = Object.keys(responses['200']?.content ?? {}).some(each => !/json|html|xml/.test(each))
  return [
    `curl ${shellQuote(url)}`,
    ...(method === 'get' || type ? [] : [`-X ${method.toUpperCase()}`]),
    ...(type
      ? [`-H ${shellQuote(`content-type: ${type}`)}`, `-d ${shellQuote(JSON.stringify(media?.example))}`]
      : []),
    ...(isFile ? [`-o ${filledPath.slice(filledPath.lastIndexOf('/') + 1)}`] : [])
  ].join(' \\\n  ')
}

const formatValue = (value: unknown) => (typeof value === 'string' ? value : [value].flat().join(','))

/** Quotes a shell argument. Within single quotes, a shell interprets nothing. */
const shellQuote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
