import { describe, expect, test } from 'vitest'
import { type Drawing, drawingSchema, emptyDrawing, newLayer } from '#core/drawing/drawing.ts'
import {
  copyFromGood,
  gradientNames,
  gradientPresets,
  leaveOutLayers,
  leftOutLayers,
  presetOf,
  resetVariant,
  setGradient,
  setVariantFill
} from '#core/drawing/variant-operations.ts'

const empty = emptyDrawing('icon')
const box = { x: 0, y: 0, width: 10, height: 10 }
const layer = (id: string) => newLayer(id, { kind: 'shape', d: 'M0 0h10v10z', box }, empty)
const drawing: Drawing = { ...empty, layers: [layer('a'), layer('b'), layer('c')] }
const red = { kind: 'flat', colour: '#85171a' } as const

/** Variants that a change must not touch. */
const others = ({ variants: { evil: _, ...rest } }: Drawing) => rest

describe('a variant', () => {
  test('gets other colours, and the others keep theirs', () => {
    const changed = setGradient(drawing, 'evil', { from: '#111111', angle: 45 })
    expect(changed.variants.evil).toEqual({ ...drawing.variants.evil, from: '#111111', angle: 45 })
    expect(others(changed)).toEqual(others(drawing))
    expect(changed.layers).toBe(drawing.layers)
  })

  test('leaves layers out and shows them again', () => {
    const without = leaveOutLayers(drawing, 'evil', ['c', 'a', 'c', 'gone'], true)
    expect(leftOutLayers(without, 'evil')).toEqual(['c', 'a'])
    expect(leftOutLayers(without, 'good')).toEqual([])
    expect(leftOutLayers(leaveOutLayers(without, 'evil', ['a'], false), 'evil')).toEqual(['c'])
  })

  test('forgets layers that no longer exist, so that they don’t fill the limit', () => {
    const without = leaveOutLayers(drawing, 'evil', ['a', 'b'], true)
    const removed = { ...without, layers: drawing.layers.slice(1) }
    expect(leftOutLayers(removed, 'evil')).toEqual(['b'])
    expect(leaveOutLayers(removed, 'evil', ['c'], true).variants.evil.hidden).toEqual(['b', 'c'])
    const filled = { ...setVariantFill(drawing, 'evil', ['a'], red), layers: removed.layers }
    expect(setVariantFill(filled, 'evil', ['b'], red).variants.evil.fills).toEqual({ b: red })
  })

  test('gives layers fills of its own, and takes them back', () => {
    const filled = setVariantFill(drawing, 'evil', ['a', 'b', 'gone'], red)
    expect(filled.variants.evil.fills).toEqual({ a: red, b: red })
    expect(others(filled)).toEqual(others(drawing))
    const back = setVariantFill(filled, 'evil', ['a'], undefined)
    expect(back.variants.evil.fills).toEqual({ b: red })
    expect(setVariantFill(back, 'evil', ['b'], undefined)).toEqual(drawing)
  })

  test('is copied from good and reset', () => {
    const good = setVariantFill(leaveOutLayers(drawing, 'good', ['a'], true), 'good', ['b'], red)
    const copied = copyFromGood(good, 'evil')
    expect(copied.variants.evil).toEqual(good.variants.good)
    expect(copied.variants.neutral).toEqual(good.variants.neutral)
    expect(resetVariant(copied, 'evil').variants.evil).toEqual(empty.variants.evil)
  })

  test('stays the same drawing when nothing changes', () => {
    const { from } = drawing.variants.evil
    expect(setGradient(drawing, 'evil', { from })).toBe(drawing)
    expect(leaveOutLayers(drawing, 'evil', ['a'], false)).toBe(drawing)
    expect(leaveOutLayers(drawing, 'evil', ['gone'], true)).toBe(drawing)
    expect(setVariantFill(drawing, 'evil', ['a'], undefined)).toBe(drawing)
    expect(copyFromGood(drawing, 'good')).toBe(drawing)
    expect(resetVariant(drawing, 'neutral')).toBe(drawing)
  })

  test('stays within the schema', () => {
    const changed = setVariantFill(
      leaveOutLayers(drawing, 'good', ['a', 'gone'], true),
      'good',
      ['a', 'gone'],
      red
    )
    expect(drawingSchema.safeParse(changed).success).toBe(true)
  })
})

describe('presets', () => {
  test('are told from each other and from own colours', () => {
    for (const name of gradientNames) {
      const preset = setGradient(drawing, 'neutral', gradientPresets[name])
      expect(presetOf(preset.variants.neutral)).toBe(name)
      expect(drawingSchema.safeParse(preset).success).toBe(true)
    }
    expect(presetOf({ from: '#000000', to: '#ffffff', angle: 0 })).toBeUndefined()
  })

  test('can be seen on paper: both ends have a contrast of 2 or more', () => {
    for (const name of gradientNames)
      for (const colour of [gradientPresets[name].from, gradientPresets[name].to])
        expect(contrastOnPaper(colour), `${name} ${colour}`).toBeGreaterThan(2)
  })
})

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrastOnPaper = (colour: string) => (luminance('#f6ecd6') + 0.05) / (luminance(colour) + 0.05)
