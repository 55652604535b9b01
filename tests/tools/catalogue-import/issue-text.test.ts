import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueText } from '../../../tools/catalogue-import/issue-text.ts'

const sentences = (schema: z.ZodType, file: unknown) =>
  schema.safeParse(file).error?.issues.map(issue => issueText(issue, file))

test.each<[string, z.ZodType, unknown, string]>([
  ['the whole file', z.object({}), 7, 'this must be an object.'],
  ['a field of an object', z.object({ a: z.number() }), { a: 'x' }, '“a” must be a number.'],
  ['an item without a name', z.array(z.object({ a: z.string() })), [{ a: 7 }], 'item 1: “a” must be a text.'],
  [
    'an item by its name',
    z.array(z.object({ a: z.string() })),
    [{ name: 'Chef', id: 'c' }],
    'item 1 (Chef): “a” is missing.'
  ],
  [
    'an item by its id',
    z.array(z.object({ a: z.string() })),
    [{ name: '', id: 'chef' }],
    'item 1 (chef): “a” is missing.'
  ],
  [
    'an item whose name is no text',
    z.array(z.object({ a: z.string() })),
    [{ name: 7 }],
    'item 1: “a” is missing.'
  ],
  [
    'an entry of a list',
    z.object({ a: z.array(z.boolean()) }),
    { a: [true, 1] },
    '“a, entry 2” must be true or false.'
  ],
  ['nothing at all', z.object({ a: z.array(z.string()) }), { a: null }, '“a” must be a list.'],
  ['a choice', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, '“a” must be one of x, y, not “z”.'],
  [
    'a choice of another type',
    z.object({ a: z.enum(['x', 'y']) }),
    { a: 7 },
    '“a” must be one of x, y, not 7.'
  ],
  ['a number below the least', z.object({ a: z.number().min(3) }), { a: 2 }, '“a” must not be below 3.'],
  ['an empty text', z.object({ a: z.string().min(1) }), { a: '' }, '“a” is empty.'],
  [
    'a format',
    z.object({ a: z.string().regex(/^a$/) }),
    { a: 'B' },
    '“a” may only have lowercase letters, digits, - and _, not “B”.'
  ],
  ['anything else', z.object({ a: z.string().max(1, 'too long') }), { a: 'abc' }, '“a” is wrong: too long.'],
  ['a type without a word', z.object({ a: z.date() }), { a: 'x' }, '“a” must be date.']
])('%s is described', (_, schema, file, sentence) => {
  expect(sentences(schema, file)).toEqual([sentence])
})
