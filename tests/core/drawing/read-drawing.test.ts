import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Drawing, drawingSchema, emptyDrawing } from '#core/drawing/drawing.ts'
import { readDrawing, storedDrawing } from '#core/drawing/read-drawing.ts'
import { limits } from '#core/limits.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { anyDrawing, throughJson } from './any-drawing.ts'
import { aDrawing, aShape } from './drawing-builders.ts'

/** A stored drawing whose parts are as wrong as a test needs. */
const stored = (rest: object) => ({ version: 1, drawing: { ...emptyDrawing('icon'), ...rest } })
const read = (value: unknown) => {
  const result = readDrawing(value)
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const idsOf = ({ layers }: Drawing) => layers.map(({ id }) => id)

test('a drawing is read as it was stored', () => {
  fc.assert(
    fc.property(anyDrawing, drawing => {
      const value = throughJson(storedDrawing(drawing))
      expect(readDrawing(value)).toEqual({ ok: true, value: { drawing: throughJson(drawing), repairs: [] } })
    })
  )
})

describe('whatever is stored', () => {
  test('is read or refused, and what is read keeps to the schema', () => {
    const parts = fc.record(
      {
        kind: fc.constantFrom('icon', 'logo', 'poster'),
        width: fc.oneof(fc.constant(539), fc.anything()),
        height: fc.constant(539),
        layers: fc.array(fc.oneof(fc.anything(), fc.constant(aShape('a'))), { maxLength: 4 }),
        variants: fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom('good', 'evil'), fc.anything()))
      },
      { requiredKeys: [] }
    )
    const version = fc.oneof(fc.constant(1), fc.anything())
    const value = fc.oneof(fc.anything(), fc.record({ version, drawing: fc.oneof(fc.anything(), parts) }))
    fc.assert(
      fc.property(value, each => {
        const result = readDrawing(each)
        if (result.ok) expect(drawingSchema.safeParse(result.value.drawing).success).toBe(true)
      })
    )
  })

  test.each([
    ['null', null],
    ['a list', []],
    ['no version', { drawing: emptyDrawing('icon') }],
    ['version 0', { version: 0, drawing: emptyDrawing('icon') }],
    ['no drawing', { version: 1 }],
    ['another kind', stored({ kind: 'poster' })],
    ['no width', stored({ width: undefined })],
    ['layers that are no list', stored({ layers: {} })]
  ])('is refused as no drawing: %s', (_, value) => {
    expect(readDrawing(value)).toEqual({ ok: false, code: 'no_drawing' })
  })

  test('is refused as a later one if a later version has stored it', () => {
    expect(readDrawing({ version: 2, drawing: 'unknown' })).toEqual({ ok: false, code: 'later_drawing' })
  })
})

describe('a layer that can’t be read', () => {
  test('is left out and reported by its number', () => {
    const layers = [aShape('a'), { ...aShape('b'), fill: { kind: 'rainbow' } }, null, aShape('d')]
    const { drawing, repairs } = read(stored({ layers }))
    expect(idsOf(drawing)).toEqual(['a', 'd'])
    expect(repairs).toEqual([
      { kind: 'layer', layer: 2, reason: 'invalid' },
      { kind: 'layer', layer: 3, reason: 'invalid' }
    ])
  })

  test.each([{ scaleX: 0 }, { scaleY: 0 }, { scaleY: -0 }])('because it has no size: %o', scale => {
    const { drawing, repairs } = read(stored({ layers: [aShape('a', scale), aShape('b')] }))
    expect(idsOf(drawing)).toEqual(['b'])
    expect(repairs).toEqual([{ kind: 'layer', layer: 1, reason: 'no_size' }])
  })

  test('takes what variants say about it with it', () => {
    const { variants } = emptyDrawing('icon')
    const evil = {
      ...variants.evil,
      hidden: ['a', 'b', 'b'],
      fills: { a: { kind: 'team' }, b: { kind: 'team' } }
    }
    const { drawing, repairs } = read(
      stored({ layers: [aShape('a', { scaleX: 0 }), aShape('b')], variants: { ...variants, evil } })
    )
    expect(drawing.variants.evil).toMatchObject({ hidden: ['b'], fills: { b: { kind: 'team' } } })
    expect(Object.keys(drawing.variants.evil.fills)).toEqual(['b'])
    expect(repairs).toHaveLength(1)
  })
})

test('layers never share an id; the second one gets another', () => {
  const long = 'x'.repeat(40)
  const { drawing, repairs } = read(
    stored({ layers: ['a', 'a', 'a-2', 'a', long, long, 'constructor', '__proto__'].map(id => aShape(id)) })
  )
  expect(idsOf(drawing)).toEqual([
    'a',
    'a-2',
    'a-2-2',
    'a-3',
    long,
    `${'x'.repeat(36)}-2`,
    'constructor-2',
    '__proto__-2'
  ])
  expect(drawingSchema.safeParse(drawing).success).toBe(true)
  expect(repairs).toContainEqual({ kind: 'layer', layer: 2, reason: 'new_id' })
  expect(repairs).toHaveLength(6)
})

test('layers over the limit are left out and counted', () => {
  const layers = Array.from({ length: limits.drawing.layers + 5 }, (_, index) => aShape(`l${index}`))
  const { drawing, repairs } = read(stored({ layers }))
  expect(drawing.layers).toHaveLength(limits.drawing.layers)
  expect(repairs).toEqual([{ kind: 'layers', count: 5 }])
})

test('a variant that can’t be read has the colours of a new drawing, and is reported', () => {
  const drawing = aDrawing([aShape('a')])
  const { variants } = drawing
  const broken = { ...variants, evil: { ...variants.evil, from: 'red' }, neutral: undefined }
  const { drawing: result, repairs } = read({ version: 1, drawing: { ...drawing, variants: broken } })
  expect(result).toEqual(drawing)
  expect(repairs).toEqual([
    { kind: 'variant', variant: 'evil' },
    { kind: 'variant', variant: 'neutral' }
  ])
})

describe('a drawing of an earlier version', () => {
  /** Versions 1 and 2 had other names for the layers. */
  const rename = (from: string, to: string) => (value: unknown) => {
    const { [from]: layers, ...rest } = { ...(value as Record<string, unknown>) }
    return { ...rest, [to]: layers }
  }
  const steps = [rename('shapes', 'parts'), rename('parts', 'layers')]
  const { layers, ...rest } = aDrawing([aShape('a')])

  test.each([
    [1, { ...rest, shapes: layers }],
    [2, { ...rest, parts: layers }],
    [3, { ...rest, layers }]
  ])('is migrated from version %i by every later step', (version, drawing) => {
    expect(readDrawing({ version, drawing }, steps)).toEqual({
      ok: true,
      value: { drawing: { ...rest, layers }, repairs: [] }
    })
  })

  test('is never one of a version after the last step', () => {
    expect(readDrawing({ version: 4, drawing: {} }, steps)).toEqual({ ok: false, code: 'later_drawing' })
  })
})

describe('a drawing is read in time linear to its size', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  test.each<[string, (count: number) => unknown]>([
    ['of broken layers', count => stored({ layers: many(count) })],
    ['of layers over the limit', count => stored({ layers: many(count).map(index => aShape(`l${index}`)) })],
    [
      'of variants that name layers which don’t exist',
      count => {
        const fills = Object.fromEntries(many(count).map(index => [`l${index}`, { kind: 'team' }]))
        const good = { ...emptyDrawing('icon').variants.good, hidden: many(count).map(String), fills }
        return stored({ variants: { ...emptyDrawing('icon').variants, good } })
      }
    ],
    [
      'of long paths',
      count => stored({ layers: [{ ...aShape('a'), content: { kind: 'shape', d: 'M'.repeat(count) } }] })
    ]
  ])('%s', (_, drawingOf) => {
    expectGrowth(growing(3000, drawingOf), value => void readDrawing(value))
  })
})
