import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseApiDescription } from '../../../tools/soaks/fuzz/api-description.ts'
import { findFaults } from '../../../tools/soaks/fuzz/find-faults.ts'
import { type FuzzRequest, requestsFor } from '../../../tools/soaks/fuzz/requests.ts'
import type { FuzzResponse } from '../../../tools/soaks/fuzz/send-request.ts'
import { valuesFor } from '../../../tools/soaks/fuzz/values.ts'

const text = { type: 'string', minLength: 1, maxLength: 8 }
const bell = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[a-z0-9-]{4,9}$' },
    kind: { enum: ['church', 'hand'] },
    tone: { anyOf: [{ const: null }, { type: 'integer', minimum: 1, maximum: 12 }] },
    words: { type: 'array', items: text, maxItems: 3 },
    gone: { not: {} },
    size: { type: ['string', 'number'] }
  },
  required: ['id', 'kind'],
  additionalProperties: false
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const named = { $ref: '#/components/schemas/Bell' }
const refused = (code: string) =>
  json({ type: 'object', properties: { code: { const: code }, message: text }, required: ['code'] })

const description = parseApiDescription({
  paths: {
    '/api/bells/{id}': {
      put: {
        operationId: 'saveBell',
        security: [{ session: [] }],
        parameters: [
          { in: 'path', name: 'id', required: true, schema: bell.properties.id },
          { in: 'query', name: 'loud', schema: { type: 'boolean' } }
        ],
        requestBody: json(named),
        responses: { 200: json(named), 403: refused('request_forged'), 422: refused('invalid') }
      }
    }
  },
  components: { schemas: { Bell: bell } }
})
const [operation] = description.operations
if (!operation) throw new Error('The description must have an operation')

const others = { word: 'kestrel', ids: { scripts: ['theirs'], characters: [], games: [], images: [] } }
const request: FuzzRequest = {
  method: 'PUT',
  address: '/api/bells/mine?',
  headers: {},
  body: { type: 'application/json', data: '{"id":"mine","kind":"hand"}', isValid: true },
  sender: 'self',
  page: 'ours',
  isRouted: true,
  isValid: true
}
const responseOf = (status: number, body: unknown): FuzzResponse => ({
  status,
  type: 'application/json',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  headers: new Headers({ 'x-content-type-options': 'nosniff' })
})
const validResponse = responseOf(200, { id: 'mine', kind: 'hand' })
const judge = (response: FuzzResponse, changes: Partial<FuzzRequest> = {}) =>
  findFaults(operation, { ...request, ...changes }, response, others).join('; ')

test('generated values conform to their schema', () => {
  fc.assert(
    fc.property(valuesFor(named, description.schemas), value => {
      expect(operation.acceptsBody(value)).toBe(true)
    })
  )
})

test('generated requests cover every kind, and proper ones have a valid body', { timeout: 120_000 }, () => {
  const known = () => ['mine']
  const requests = fc.sample(requestsFor(operation, description, known), { numRuns: 800, seed: 1 })
  for (const { body } of requests.filter(({ isValid }) => isValid))
    expect(operation.acceptsBody(JSON.parse(`${body.data}`))).toBe(true)
  const count = (matches: (each: FuzzRequest) => boolean) => requests.filter(matches).length
  expect(
    count(({ isValid, sender, page }) => isValid && sender === 'self' && page === 'ours')
  ).toBeGreaterThan(200)
  expect(count(({ isRouted }) => !isRouted)).toBeGreaterThan(100)
  expect(count(({ body }) => (body.data?.length ?? 0) > 5_000_000)).toBeGreaterThan(5)
  expect(count(({ sender }) => sender === 'garbled')).toBeGreaterThan(5)
  expect(count(({ page }) => page === 'elsewhere')).toBeGreaterThan(5)
})

test('a response that conforms to the description has no faults', () => {
  expect(judge(validResponse)).toBe('')
  expect(judge(responseOf(422, { code: 'invalid', message: 'No.' }), { isValid: false })).toBe('')
})

test.each([
  ['a server error', responseOf(500, { code: 'internal', message: 'Sorry' }), {}, '500'],
  ['no response', { ...validResponse, status: 0 }, {}, 'no response'],
  [
    'a stack trace',
    responseOf(422, { code: 'invalid', message: 'at f (/a/b.ts:3:4)' }),
    {},
    'reveals internals'
  ],
  [
    'an error of the validator',
    responseOf(422, { code: 'invalid', message: 'ZodError' }),
    {},
    'reveals internals'
  ],
  ['a refusal without a code', responseOf(422, { error: 'No' }), {}, 'without code'],
  ['a refusal as plain text', { ...responseOf(422, 'No'), type: 'text/plain' }, {}, 'without code'],
  ['an undocumented code', responseOf(422, { code: 'other', message: 'No' }), {}, 'violates its schema'],
  ['an undocumented status', responseOf(404, { code: 'missing', message: 'No' }), {}, 'undocumented status'],
  ['a body that violates its schema', responseOf(200, { id: 'mine' }), {}, 'violates its schema'],
  ['an undocumented content type', { ...validResponse, type: 'text/html' }, {}, 'documented:'],
  [
    'data of another user',
    responseOf(200, { id: 'kestrel', kind: 'hand' }),
    {},
    'exposes data of another user'
  ],
  [
    'success with an id of another user',
    validResponse,
    { address: '/api/bells/theirs?' },
    'succeeds with an id of another user'
  ],
  ['success without a session', validResponse, { sender: 'nobody' }, 'accepts sender nobody'],
  ['success for a page of another site', validResponse, { page: 'elsewhere' }, 'from page elsewhere'],
  [
    'a refusal of a valid request',
    responseOf(422, { code: 'invalid', message: 'No' }),
    {},
    'refuses a valid request'
  ],
  [
    'success with an invalid body',
    validResponse,
    { body: { ...request.body, data: '{}' } },
    'accepts an invalid body'
  ],
  ['a missing nosniff header', { ...validResponse, headers: new Headers() }, {}, 'lacks']
] as const)('%s is a fault', (_, response, changes, fault) => {
  expect(judge(response, changes)).toContain(fault)
})
