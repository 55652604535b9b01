import { z } from 'zod'
import { openApi } from './document.ts'
import { type Shape, type ShapePiece, shapeSchema, writeShape } from './shape-text.ts'

const content = z.record(
  z.string(),
  z.object({ schema: shapeSchema.optional(), example: z.unknown().optional() })
)

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string(),
  schema: z.intersection(
    shapeSchema,
    z.object({ default: z.unknown().optional(), example: z.unknown().optional() })
  )
})

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.unknown()).optional(),
  'x-rate-limit': z.object({ requests: z.number(), per: z.enum(['address', 'user']) }).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ description: z.string().default(''), content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() }))
})

/** The document as far as its page shows it. */
const documentSchema = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(
      z.string(),
      z.intersection(shapeSchema, z.object({ description: z.string().optional() }))
    )
  })
})

export interface ToldParameter {
  name: string
  description: string
  type: ShapePiece[]
  isRequired: boolean
  standard?: string
}

export interface ToldAnswer {
  status: string
  /** Paragraphs, with `code` in them. */
  description: string
  types: string[]
  /** Of JSON. */
  shape?: ShapePiece[]
}

export interface ToldRoute {
  id: string
  method: string
  path: string
  summary: string
  description?: string
  isSignedIn: boolean
  limit?: { requests: number; per: 'address' | 'user' }
  parameters: ToldParameter[]
  body?: { description: string; types: string[]; shape?: ShapePiece[] }
  /** How a shell asks for it; of what anybody may ask. */
  command?: string
  answers: ToldAnswer[]
}

export interface ToldApi {
  groups: { name: string; description: string; routes: ToldRoute[] }[]
  shapes: { name: string; description: string; shape: ShapePiece[] }[]
}

type Operation = z.infer<typeof operation>
type Content = z.infer<typeof content>

/** The document as its page tells it. @param site Where commands ask. */
export function tellApi(site: string): ToldApi {
  const { tags, paths, components } = documentSchema.parse(JSON.parse(JSON.stringify(openApi)))
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      tag: each.tags[0],
      route: tellRoute(site, method, path, each)
    }))
  )
  return {
    groups: tags.map(({ name, description }) => ({
      name,
      description,
      routes: routes.filter(({ tag }) => tag === name).map(({ route }) => route)
    })),
    shapes: Object.entries(components.schemas).map(([name, schema]) => ({
      name,
      description: schema.description ?? '',
      shape: writeShape(schema)
    }))
  }
}

function tellRoute(site: string, method: string, path: string, told: Operation): ToldRoute {
  const { operationId, summary, description, security, parameters, requestBody, responses } = told
  const limit = told['x-rate-limit']
  const isOpen = !security && told.tags[0] !== 'Session'
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    ...(description && { description }),
    isSignedIn: security !== undefined,
    ...(limit && { limit }),
    parameters: parameters.map(tellParameter),
    ...(requestBody && {
      body: { description: requestBody.description, ...tellContent(requestBody.content) }
    }),
    ...(isOpen && { command: commandOf(site, method, path, told) }),
    answers: Object.entries(responses).map(([status, answer]) => ({
      status,
      description: answer.description,
      ...tellContent(answer.content ?? {})
    }))
  }
}

const tellParameter = ({
  name,
  description,
  required,
  schema
}: z.infer<typeof parameter>): ToldParameter => ({
  name,
  description,
  type: writeShape(schema),
  isRequired: required,
  ...(schema.default !== undefined && { standard: spell(schema.default) })
})

function tellContent(held: Content): { types: string[]; shape?: ShapePiece[] } {
  const json: Shape | undefined = held['application/json']?.schema
  return { types: Object.keys(held), ...(json && { shape: writeShape(json) }) }
}

function commandOf(
  site: string,
  method: string,
  path: string,
  { parameters, requestBody, responses }: Operation
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find(each => each.name === name) ?? {}
    return spell(schema?.example ?? schema?.enum?.[0] ?? name)
  })
  const query = parameters
    .filter(each => each.in === 'query' && each.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(spell(schema.example))}`)
  const address = new URL(`${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`, site).href
  const [type, sent] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isFile = Object.keys(responses['200']?.content ?? {}).some(each => !/json|html|xml/.test(each))
  return [
    `curl ${quoted(address)}`,
    ...(method === 'get' || type ? [] : [`-X ${method.toUpperCase()}`]),
    ...(type ? [`-H ${quoted(`content-type: ${type}`)}`, `-d ${quoted(JSON.stringify(sent?.example))}`] : []),
    ...(isFile ? [`-o ${filled.slice(filled.lastIndexOf('/') + 1)}`] : [])
  ].join(' \\\n  ')
}

const spell = (value: unknown) => (typeof value === 'string' ? value : [value].flat().join(','))

/** In single quotes a shell takes everything as it is. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
