import { describe, expect, test } from 'vitest'
import { type Drawing, emptyDrawing, type Layer, newLayer } from '#core/drawing/drawing.ts'
import {
  changeLayers,
  clearVariantFill,
  duplicateLayers,
  removeLayers,
  reorderLayer,
  shiftLayers
} from '#core/drawing/layer-operations.ts'
import { limits } from '#core/limits.ts'

const square = { kind: 'shape' as const, d: 'M0 0H1V1H0Z', box: { x: 0, y: 0, width: 1, height: 1 } }
const layer = (id: string): Layer => newLayer(id, square, emptyDrawing('icon'))
const drawing = (...ids: string[]): Drawing => ({ ...emptyDrawing('icon'), layers: ids.map(layer) })
const idsOf = ({ layers }: Drawing) => layers.map(({ id }) => id).join('')

/** Evil hides `a` and paints `b` black. */
function withVariant(base: Drawing): Drawing {
  const evil = {
    ...base.variants.evil,
    hidden: ['a'],
    fills: { b: { kind: 'flat' as const, colour: '#000000' } }
  }
  return { ...base, variants: { ...base.variants, evil } }
}

describe('several layers', () => {
  test('change together; the others stay the same objects', () => {
    const before = drawing('a', 'b', 'c')
    const after = changeLayers(before, ['a', 'c'], each => ({ ...each, x: 7 }))
    expect(after.layers.map(({ x }) => x)).toEqual([7, 269.5, 7])
    expect(after.layers[1]).toBe(before.layers[1])
  })

  test('leave the drawing the same if nothing changes', () => {
    const before = drawing('a')
    expect(changeLayers(before, ['a'], each => each)).toBe(before)
    expect(changeLayers(before, ['z'], each => ({ ...each, x: 7 }))).toBe(before)
  })

  test('are removed with what the variants say about them', () => {
    const after = removeLayers(withVariant(drawing('a', 'b', 'c')), ['a', 'b'])
    expect(idsOf(after)).toBe('c')
    expect(after.variants.evil).toMatchObject({ hidden: [], fills: {} })
  })

  test('are copied above themselves, shifted, with what the variants say about them', () => {
    const copies = new Map([
      ['a', 'A'],
      ['b', 'B']
    ])
    const after = duplicateLayers(withVariant(drawing('a', 'b', 'c')), copies, 16)
    expect(idsOf(after)).toBe('aAbBc')
    expect(after.layers[1]).toMatchObject({ x: 285.5, y: 285.5 })
    expect(after.variants.evil.hidden).toEqual(['a', 'A'])
    expect(Object.keys(after.variants.evil.fills)).toEqual(['b', 'B'])
  })

  test('aren’t copied beyond the limit, or beyond the largest coordinate', () => {
    const full = drawing(...Array.from({ length: limits.drawing.layers }, (_, index) => `l${index}`))
    expect(duplicateLayers(full, new Map([['l0', 'x']]), 16)).toBe(full)
    const far = changeLayers(drawing('a'), ['a'], each => ({ ...each, x: 9_999 }))
    expect(duplicateLayers(far, new Map([['a', 'b']]), 16).layers[1]?.x).toBe(10_000)
  })
})

describe('the order', () => {
  test('changes by one layer', () => {
    expect(idsOf(reorderLayer(drawing('a', 'b', 'c'), 0, 2))).toBe('bca')
    expect(idsOf(reorderLayer(drawing('a', 'b', 'c'), 2, 0))).toBe('cab')
    const before = drawing('a', 'b')
    for (const [from, to] of [
      [0, 0],
      [0, 2],
      [0, -1],
      [5, 0]
    ] as const)
      expect(reorderLayer(before, from, to)).toBe(before)
  })

  test.each([
    ['abcd', ['b'], 1, 'acbd'],
    ['abcd', ['b'], -1, 'bacd'],
    ['abcd', ['a', 'b'], 1, 'cabd'],
    ['abcd', ['b', 'd'], 1, 'acbd'],
    ['abcd', ['a', 'c'], -1, 'acbd']
  ] as const)('of %s: %s by %i is %s', (before, ids, by, after) => {
    expect(idsOf(shiftLayers(drawing(...before), ids, by))).toBe(after)
  })

  test('stays where the end is', () => {
    const before = drawing('a', 'b')
    expect(shiftLayers(before, ['b'], 1)).toBe(before)
    expect(shiftLayers(before, ['a', 'b'], -1)).toBe(before)
  })
})

test('a variant loses its own fill', () => {
  const before = withVariant(drawing('a', 'b'))
  expect(clearVariantFill(before, 'evil', 'b').variants.evil.fills).toEqual({})
  expect(clearVariantFill(before, 'good', 'b')).toBe(before)
})
