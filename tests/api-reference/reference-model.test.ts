import { describe, expect, test } from 'vitest'
import { documentedRoutes } from '../../src/api-reference/open-api.ts'
import { buildReference } from '../../src/api-reference/reference-model.ts'
import { type JsonSchema, writeSchema } from '../../src/api-reference/schema-text.ts'

const { groups, schemas } = buildReference('https://belfry.example')
const documented = groups.flatMap(group => group.routes)
const routeOf = (id: string) => documented.find(route => route.id === id)

test('every route is in exactly one group', () => {
  expect(documented.map(({ id }) => id).sort()).toEqual(
    documentedRoutes.map(({ operation }) => operation.operationId).sort()
  )
})

test('names in schemas refer to existing schemas', () => {
  const names = new Set(schemas.map(({ name }) => name))
  const formatted = documented.flatMap(({ body, responses }) => [
    body?.schema,
    ...responses.map(({ schema }) => schema)
  ])
  const named = [...formatted, ...schemas.map(({ schema }) => schema)].flatMap(pieces =>
    (pieces ?? []).flatMap(piece => (typeof piece === 'string' ? [] : [piece.name]))
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(name => !names.has(name))).toEqual([])
})

test('routes without sign-in have a shell-safe example command', () => {
  expect(routeOf('importScript')?.command).toMatch(
    /^curl 'https:\/\/belfry\.example\/api\/import' \\\n {2}-H 'content-type: application\/json' \\\n {2}-d '\[/
  )
  expect(routeOf('printSheet')?.command).toContain('-o sheet.pdf')
  expect(routeOf('readCharacterIcon')?.command).toContain('/images/characters_evil/imp.png')
  expect(routeOf('listScripts')?.command).toBeUndefined()
  for (const { command = '' } of documented)
    expect(command.replaceAll("'\\''", '').split("'").length % 2).toBe(1)
})

describe('a schema is formatted', () => {
  test.each<[string, JsonSchema, string]>([
    ['a list of a union', { items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    ['required and optional fields', objectOf(), '{\n  id: string\n  age?: integer ≥ 0\n}'],
    ['a map', { additionalProperties: { type: 'number' } }, '{ [key: string]: number }'],
    ['a range', { type: 'integer', minimum: 1, maximum: 20 }, 'integer 1–20'],
    ['bytes', { contentMediaType: 'image/png' }, 'bytes'],
    ['anything', {}, 'unknown']
  ])('%s', (_name, shape, text) => {
    expect(writeSchema(shape).join('')).toBe(text)
  })
})

function objectOf(): JsonSchema {
  return {
    properties: {
      id: { type: 'string' },
      age: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
    },
    required: ['id']
  }
}
