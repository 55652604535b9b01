import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Drawing, drawingSchema } from '#core/drawing/drawing.ts'
import { layerMatrix, transformBox } from '#core/drawing/layer-matrix.ts'
import { contentBox, type OutlineText } from '#drawing/layer-outline.ts'
import { presetDrawing, presetKeys, presets } from '#drawing/presets/presets.ts'
import { createOutlineText } from '#drawing/text/outline-line.ts'
import { readDrawingFonts } from '../../../tools/logos/read-fonts.ts'
import { sampleTitles } from '../../../tools/logos/titles.ts'
import { expectGrowth, growing } from '../../growth.ts'

const outlineText = createOutlineText(readDrawingFonts())
const wide = { width: 1200, height: 400 }

interface Texts {
  title: string
  subtitle?: string
  language?: string
}

const draw = (key: (typeof presetKeys)[number], texts: Texts, size = wide, outline = outlineText): Drawing =>
  presetDrawing(key, { subtitle: '', language: 'en', ...texts, ...size, outlineText: outline })

/** Layers of text that aren't wholly inside, with their outlines. */
const outside = (drawing: Drawing, outline: OutlineText = outlineText) =>
  drawing.layers.filter(layer => {
    const { x, y, width, height } = transformBox(layerMatrix(layer), contentBox(layer.content, outline))
    const edge = layer.outlines.reduce((sum, each) => sum + each.width, 0) - 1
    return x < edge || y < edge || x + width > drawing.width - edge || y + height > drawing.height - edge
  })

const textOf = ({ layers }: Drawing) =>
  layers.flatMap(({ content }) => (content.kind === 'text' ? [content.text] : [])).join('')

/** Letters in any order and case, without spaces. */
const sorted = (text: string) => [...text.toUpperCase().replace(/\s/g, '')].sort().join('')

const sizes = [wide, { width: 800, height: 800 }, { width: 1500, height: 300 }, { width: 400, height: 1200 }]

describe.each(presetKeys)('preset %s', key => {
  test.each(sampleTitles)('fits “$title”', texts => {
    for (const size of sizes) {
      const drawing = draw(key, texts, size)
      expect(drawingSchema.safeParse(drawing).error).toBeUndefined()
      expect(outside(drawing).map(({ id }) => id)).toEqual([])
    }
  })

  test('fits any title of up to 100 letters', () => {
    const texts = fc.record({
      title: fc
        .string({ unit: fc.constantFrom(...'abcWĞİßẾợ ,’-iI1  '), minLength: 1, maxLength: 100 })
        .filter(title => title.trim() !== ''),
      subtitle: fc.string({ unit: fc.constantFrom(...'aWợ '), maxLength: 60 }).map(text => text.trim())
    })
    fc.assert(
      fc.property(texts, fc.constantFrom(...sizes), (given, size) => {
        const drawing = draw(key, given, size)
        expect(drawingSchema.safeParse(drawing).error).toBeUndefined()
        expect(outside(drawing).map(({ id }) => id)).toEqual([])
      }),
      { numRuns: 40 }
    )
  })

  test('has every letter of title and subtitle', () => {
    const title = 'The Night of the Seven Bells'
    const subtitle = 'by Ann'
    expect(sorted(textOf(draw(key, { title, subtitle })))).toBe(sorted(title + subtitle))
  })

  test('has layers with different ids, in its own fonts', () => {
    const { layers } = draw(key, { title: 'The Ravenswood Affair', subtitle: 'by Clara' })
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length)
    const used = layers.flatMap(({ content }) => (content.kind === 'text' ? [content.font] : []))
    expect([...new Set(used)].filter(font => !presets[key].fonts.some(each => each === font))).toEqual([])
  })

  test('is laid out roughly before its fonts have loaded', () => {
    const drawing = draw(key, { title: 'The Ravenswood Affair' }, wide, () => undefined)
    expect(drawingSchema.safeParse(drawing).error).toBeUndefined()
    expect(textOf(drawing)).not.toBe('')
  })
})

test('titles in capitals follow the rules of their language', () => {
  expect(textOf(draw('carved', { title: 'İki Işık', language: 'tr' }))).toBe('İKİ IŞIK')
  expect(textOf(draw('carved', { title: 'Weiß', language: 'de' }))).toBe('WEISS')
})

test('a longer title doesn’t take longer than its letters', () => {
  const titles = growing(25, count => 'ab '.repeat(count))
  expectGrowth(titles, title => presetKeys.map(key => draw(key, { title }, wide, () => undefined)))
})
