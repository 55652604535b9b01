import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { periodSeconds, rateLimits } from '../../functions/http/rate-limit.ts'
import { documentedRoutes, openApi } from '../../src/api-reference/open-api.ts'

const operations = documentedRoutes.map(
  ({ path, operation }) => [`${operation.operationId}`, path, operation] as const
)

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(openApi) })
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('every route has a unique operation id', () => {
  const names = operations.map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe('every parameter is documented:', () => {
  test.each(operations)('%s', (_name, path, operation) => {
    const parameters = operation.parameters ?? []
    const named = parameters.flatMap(each => ('in' in each && each.in === 'path' ? [each.name] : []))
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(parameters.filter(each => !('description' in each && each.description))).toEqual([])
  })
})

test('examples match their schemas', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'belfry', ...openApi })
  const invalid = examples().filter(([path, example]) => !ajv.validate({ $ref: `belfry#${path}` }, example))
  expect(examples().length).toBeGreaterThan(20)
  expect(invalid).toEqual([])
})

test('rate limits match wrangler.toml', () => {
  const settings = readFileSync('wrangler.toml', 'utf8')
  const configured = [
    ...settings.matchAll(/name = "(\w+_RATE)"\n.*\nsimple = \{ limit = (\d+), period = (\d+) \}/g)
  ].map(([, name, limit, seconds]) => [name, Number(limit), Number(seconds)])
  const documented = Object.entries(rateLimits).map(([name, { requests }]) => [name, requests, periodSeconds])
  expect(configured.sort()).toEqual(documented.sort())
})

/** All examples of the document, each with the JSON pointer of its schema. */
function examples(): [string, unknown][] {
  const found: [string, unknown][] = []
  const visit = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('example' in value && 'schema' in value) found.push([`${pointer}/schema`, value.example])
    else if ('example' in value) found.push([pointer, value.example])
    for (const [key, each] of Object.entries(value)) {
      if (key !== 'example')
        visit(each, `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    }
  }
  visit(openApi, '')
  return found
}
