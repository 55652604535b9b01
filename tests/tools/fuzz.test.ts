import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FuzzAnswer } from '../../tools/soaks/fuzz/ask.ts'
import { readDescription } from '../../tools/soaks/fuzz/description.ts'
import { faultsOf } from '../../tools/soaks/fuzz/judge.ts'
import { type FuzzRequest, requestsFor } from '../../tools/soaks/fuzz/requests.ts'
import { valuesFor } from '../../tools/soaks/fuzz/values.ts'

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

const description = readDescription({
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
if (!operation) throw new Error('There is one')

const others = { word: 'kestrel', ids: { scripts: ['theirs'], characters: [], images: [] } }
const request: FuzzRequest = {
  method: 'PUT',
  address: '/api/bells/mine?',
  headers: {},
  body: { type: 'application/json', data: '{"id":"mine","kind":"hand"}', isProper: true },
  sender: 'self',
  page: 'ours',
  isRouted: true,
  isProper: true
}
const answered = (status: number, body: unknown): FuzzAnswer => ({
  status,
  type: 'application/json',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  headers: new Headers({ 'x-content-type-options': 'nosniff' })
})
const right = answered(200, { id: 'mine', kind: 'hand' })
const judge = (answer: FuzzAnswer, rest: Partial<FuzzRequest> = {}) =>
  faultsOf(operation, { ...request, ...rest }, answer, others).join('; ')

test('values are what their schema allows', () => {
  fc.assert(
    fc.property(valuesFor(named, description.schemas), value => {
      expect(operation.takes(value)).toBe(true)
    })
  )
})

test('requests are of every kind, and those that call themselves proper are', () => {
  const known = () => ['mine']
  const made = fc.sample(requestsFor(operation, description, known), { numRuns: 2000, seed: 1 })
  for (const { body } of made.filter(({ isProper }) => isProper))
    expect(operation.takes(JSON.parse(`${body.data}`))).toBe(true)
  const has = (what: (each: FuzzRequest) => boolean) => made.filter(what).length
  expect(
    has(({ isProper, sender, page }) => isProper && sender === 'self' && page === 'ours')
  ).toBeGreaterThan(200)
  expect(has(({ isRouted }) => !isRouted)).toBeGreaterThan(100)
  expect(has(({ body }) => (body.data?.length ?? 0) > 5_000_000)).toBeGreaterThan(5)
  expect(has(({ sender }) => sender === 'garbled')).toBeGreaterThan(5)
  expect(has(({ page }) => page === 'elsewhere')).toBeGreaterThan(5)
})

test('an answer as described is right', () => {
  expect(judge(right)).toBe('')
  expect(judge(answered(422, { code: 'invalid', message: 'No.' }), { isProper: false })).toBe('')
})

test.each([
  ['a failure', answered(500, { code: 'internal', message: 'Sorry' }), {}, '500'],
  ['no answer', { ...right, status: 0 }, {}, 'no answer'],
  ['a stack', answered(422, { code: 'invalid', message: 'at f (/a/b.ts:3:4)' }), {}, 'its inside'],
  ['a word of the validator', answered(422, { code: 'invalid', message: 'ZodError' }), {}, 'its inside'],
  ['a refusal without a code', answered(422, { error: 'No' }), {}, 'without code'],
  ['a refusal that is text', { ...answered(422, 'No'), type: 'text/plain' }, {}, 'without code'],
  [
    'another code than described',
    answered(422, { code: 'other', message: 'No' }),
    {},
    'otherwise than described'
  ],
  ['a status that is not described', answered(404, { code: 'missing', message: 'No' }), {}, 'not described'],
  ['a body that is not as described', answered(200, { id: 'mine' }), {}, 'otherwise than described'],
  ['another type', { ...right, type: 'text/html' }, {}, 'described are'],
  ['what belongs to others', answered(200, { id: 'kestrel', kind: 'hand' }), {}, 'somebody else’s'],
  [
    'something found by others’ ids',
    right,
    { address: '/api/bells/theirs?' },
    'finds what is somebody else’s'
  ],
  ['an answer for nobody', right, { sender: 'nobody' }, 'lets nobody'],
  ['a change for a page elsewhere', right, { page: 'elsewhere' }, 'of elsewhere through'],
  [
    'refusing what is described',
    answered(422, { code: 'invalid', message: 'No' }),
    {},
    'refuses what it describes'
  ],
  ['taking what is not described', right, { body: { ...request.body, data: '{}' } }, 'takes what'],
  ['no nosniff', { ...right, headers: new Headers() }, {}, 'lacks']
] as const)('%s is a fault', (_, answer, rest, words) => {
  expect(judge(answer, rest)).toContain(words)
})
