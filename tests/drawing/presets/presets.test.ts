import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Drawing, drawingSchema } from '#core/drawing/drawing.ts'
import { layerMatrix, transformBox } from '#core/drawing/layer-matrix.ts'
import { contentBox, type OutlineText } from '#drawing/layer-outline.ts'
import { midTones } from '#drawing/presets/preset.ts'
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

/** Ratio of luminances, as WCAG has it. */
function contrast(...colours: [string, string]): number {
  const [light = 0, dark = 0] = colours.map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

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

test('colours of small letters are legible on white and on dark pages', () => {
  for (const colour of Object.values(midTones)) {
    for (const page of ['#ffffff', '#212121']) expect(contrast(colour, page)).toBeGreaterThan(3.5)
  }
})

test('long words stay on their cut papers', () => {
  const { layers } = draw('ransom', {
    title: 'Mitternachtsgesellschaft über Düsterförde',
    subtitle: 'von Ann'
  })
  for (const layer of layers.filter(({ content }) => content.kind === 'text')) {
    const paper = layers.find(
      ({ id }) => id === layer.id.replace('title', 'paper').replace('subpaper-1', 'subtitle-paper')
    )
    if (paper?.content.kind !== 'shape') throw new Error(`No paper of ${layer.id}`)
    const corners = paper.content.d.match(/[\d.]+/g)?.map(Number) ?? []
    const [ax = 0, , bx = 0, , cx = 0, , dx = 0] = corners
    const narrowest = (Math.min(bx, cx) - Math.max(ax, dx)) * paper.scaleX
    expect(contentBox(layer.content, outlineText).width).toBeLessThan(narrowest)
  }
})

test('the inn sign has another font for accents that its own sets badly', () => {
  const fonts = (title: string) =>
    draw('sign', { title }).layers.flatMap(({ content }) => (content.kind === 'text' ? [content.font] : []))
  expect(fonts('Nguyền')).toEqual(['bevan'])
  expect(fonts('Nuit d’été')).toEqual(['amatic'])
})

test('titles in capitals follow the rules of their language', () => {
  expect(textOf(draw('carved', { title: 'İki Işık', language: 'tr' }))).toBe('İKİ IŞIK')
  expect(textOf(draw('carved', { title: 'Weiß', language: 'de' }))).toBe('WEISS')
})

test('a longer title doesn’t take longer than its letters', () => {
  const titles = growing(25, count => 'ab '.repeat(count))
  expectGrowth(titles, title => presetKeys.map(key => draw(key, { title }, wide, () => undefined)))
})
