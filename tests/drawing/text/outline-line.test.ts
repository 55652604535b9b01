import { describe, expect, test } from 'vitest'
import type { TextContent } from '#core/drawing/drawing.ts'
import { createOutlineText, outlineLine } from '#drawing/text/outline-line.ts'
import { placeGlyphs } from '#drawing/text/place-glyphs.ts'
import { readDrawingFonts } from '../../../tools/logos/read-fonts.ts'
import { expectGrowth, growing } from '../../growth.ts'

const fonts = readDrawingFonts(['texturina', 'yeseva', 'grenze-gotisch', 'playfair', 'bevan'])

const aText = (change: Partial<TextContent> = {}): TextContent => ({
  kind: 'text',
  text: 'Ravenswood',
  font: 'texturina',
  size: 100,
  tracking: 0,
  bend: 'none',
  bendAmount: 0,
  ...change
})

const outline = (change?: Partial<TextContent>) => outlineLine(aText(change), fonts)
const widthOf = (change?: Partial<TextContent>) => outline(change).box.width
const glyphNames = (change?: Partial<TextContent>) =>
  placeGlyphs(aText(change), fonts).glyphs.map(({ glyph }) => glyph.name)

/** All coordinates of a path without arcs. */
function pointsOf(d: string) {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0
  }))
}

describe('a straight line', () => {
  test('is centred on the origin of its box, with the ink inside', () => {
    const { d, box, offset } = outline({ text: 'Gỵ' })
    for (const { x, y } of pointsOf(d)) {
      expect(Math.abs(x + offset.x)).toBeLessThan(box.width / 2 + 2)
      expect(Math.abs(y + offset.y)).toBeLessThan(box.height / 2 + 2)
    }
    expect(box.x).toBe(-box.width / 2)
  })

  test('grows with the size', () => {
    expect(widthOf({ size: 200 })).toBeCloseTo(2 * widthOf(), 0)
  })

  test('is kerned', () => {
    const font = 'bevan'
    const apart = widthOf({ text: 'A', font }) + widthOf({ text: 'V', font })
    expect(widthOf({ text: 'AV', font })).toBeLessThan(apart)
  })

  test('joins letters into ligatures, unless they are spaced', () => {
    expect(glyphNames({ text: 'ff', font: 'grenze-gotisch' })).toHaveLength(1)
    expect(glyphNames({ text: 'ff', font: 'grenze-gotisch', tracking: 50 })).toHaveLength(2)
  })

  test('adds tracking between letters only', () => {
    const five = widthOf({ text: 'HHHHH' })
    expect(widthOf({ text: 'HHHHH', tracking: 100 }) - five).toBeCloseTo(4 * 10, 0)
  })

  test('composes letters with combining marks', () => {
    expect(outline({ text: 'e\u0302\u0301' }).d).toBe(outline({ text: 'ế' }).d)
  })

  test('dots the small capital of the Turkish i, and not that of ı', () => {
    const names = glyphNames({ text: 'ıi', font: 'playfair' })
    expect(names[0]).toBe('i')
    expect(names[1]).not.toBe('i')
  })

  test('takes letters that the font lacks from another', () => {
    const { glyphs } = placeGlyphs(aText({ text: 'AНB' }), fonts)
    expect(glyphs).toHaveLength(3)
    expect(glyphs.every(({ glyph }) => glyph.path.commands.length > 0)).toBe(true)
  })

  test('leaves out letters that no font has', () => {
    expect(outline({ text: 'A🦇' }).d).toBe(outline({ text: 'A' }).d)
  })

  test('has a box even without ink', () => {
    expect(outline({ text: '' })).toMatchObject({ d: '', box: { width: 50, height: 100 } })
    expect(outline({ text: '   ' }).box.height).toBe(100)
  })
})

describe('an arc', () => {
  const middle = (change: Partial<TextContent>) => {
    const points = pointsOf(outline({ text: 'HHHHHHHHH', ...change }).d)
    const near = (from: number, to: number) => points.filter(({ x }) => x > from && x < to).map(({ y }) => y)
    const left = Math.min(...points.map(({ x }) => x))
    return Math.max(...near(-40, 40)) - Math.max(...near(left, left + 60))
  }

  test('has its middle up for a positive amount, and down for a negative one', () => {
    expect(middle({ bend: 'arc', bendAmount: 0.5 })).toBeLessThan(-30)
    expect(middle({ bend: 'arc', bendAmount: -0.5 })).toBeGreaterThan(30)
  })

  test('of the whole amount is a half circle', () => {
    const { box } = outline({ text: 'HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH', bend: 'arc', bendAmount: 1 })
    expect(box.width / box.height).toBeGreaterThan(1.8)
    expect(box.width / box.height).toBeLessThan(2.1)
  })

  test('keeps the shape of letters', () => {
    const straight = outline({ text: 'H' })
    const bent = outline({ text: 'H', bend: 'arc', bendAmount: 1 })
    expect(bent.box.width).toBeCloseTo(straight.box.width, 0)
    expect(bent.box.height).toBeCloseTo(straight.box.height, 0)
  })
})

test('a wave rises first and is as high as its amount says', () => {
  const text = 'HHHHHHHHHHHHHHHH'
  const flat = outline({ text })
  const wave = outline({ text, bend: 'wave', bendAmount: 0.5 })
  expect(wave.box.height - flat.box.height).toBeGreaterThan(45)
  expect(wave.box.height - flat.box.height).toBeLessThan(51)
  const [first] = pointsOf(wave.d)
  expect(first?.y).toBeLessThan(0)
})

describe('the cache', () => {
  test('returns the same outline for the same content', () => {
    const outlineText = createOutlineText(fonts)
    expect(outlineText(aText())).toBe(outlineText(aText()))
    expect(outlineText(aText({ size: 90 }))).not.toBe(outlineText(aText()))
  })

  test('has nothing for a font that hasn’t loaded', () => {
    expect(createOutlineText(new Map())(aText())).toBeUndefined()
  })
})

test('time grows with the letters', () => {
  const texts = growing(300, count =>
    aText({ text: 'Ravenswo '.repeat(count), bend: 'arc', bendAmount: 0.3 })
  )
  expectGrowth(texts, content => outlineLine(content, fonts))
})
