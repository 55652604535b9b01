import { create } from '@cantoo/fontkit'
import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { glyphsOf } from '#print/typeset/faces.ts'
import { missingLetters, replaceMissingLetters } from '#print/typeset/printable-text.ts'
import { type FontFamily, scaleOf } from '#print/writing/font-families.ts'
import type { OutlineCommand } from '#print/writing/private-letters.ts'
import { printFontPath } from '#routes/print-font-paths.ts'
import { readSliceList } from '../../../tools/build/prints/print-fonts.ts'
import { fetchLetterFont } from '../../../tools/census-prints/complete-print-kit.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { kitForTexts } from './letter-fonts.ts'
import { toSfnt } from './to-sfnt.ts'

/** Words with what makes each writing system hard: joining, ligatures, marks on marks, conjuncts, vowels that stand before. */
const samples: readonly { family: FontFamily; slice: string; words: string }[] = [
  {
    family: 'noto-sans-arabic',
    slice: 'arabic',
    words: 'كل ليلة، اختر لاعبا الشيطان المُحقِّق شَيْطَان لله الأصدقاء إلى آخر السكّير می‌خواهد گرگ'
  },
  { family: 'noto-sans-hebrew', slice: 'hebrew', words: 'בכל לילה בחר שחקן השדון בְּרֵאשִׁית שָׁלוֹם' },
  { family: 'noto-sans-thai', slice: 'thai', words: 'ทุกคืน ผู้ ปั่น น้ำ ก็ กี่ ป้ำ ฐุ ญู ปีศาจ' },
  {
    family: 'noto-sans-devanagari',
    slice: 'devanagari',
    words: 'हर रात क्षत्रिय ज्ञान श्री द्वारा कृष्ण विद्यार्थी र्कि प्रत्येक दृष्टि त्र्य हिन्दी ट्र्क ड़ ढ़'
  },
  { family: 'noto-sans-kr', slice: '', words: '수사관 첫날 밤 하수인' },
  { family: 'noto-sans-jp', slice: '', words: '調査員 最初の夜 プレイヤー' },
  { family: 'noto-sans-sc', slice: '', words: '小恶魔 每个夜晚，你要选择一名玩家：他死亡。' }
]

describe.each(samples.filter(({ slice }) => slice))('$family', ({ family, slice, words }) => {
  test('is shaped as HarfBuzz does', async () => {
    const address = printFontPath(family, readSliceList(family).version, slice, 400)
    const file = await fetchLetterFont(address)
    const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(toSfnt(file).buffer)))
    const outlines = create(file)
    if (!('layout' in outlines)) throw new Error('A slice is a collection')
    const face = (await kitForTexts(words)).faces.text
    const shaped = words
      .split(' ')
      .map(word => ({ word, own: glyphsOf(replaceMissingLetters(word, face), face) }))
    for (const { word, own } of shaped) {
      const buffer = new harfbuzz.Buffer()
      buffer.addText(word)
      buffer.guessSegmentProperties()
      harfbuzz.shape(shaper, buffer)
      const positions = buffer.getGlyphPositions()
      const expected = buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const path = outlines.getGlyph(codepoint)?.path.mapPoints((x, y) => [x + xOffset, y + yOffset])
        return { outline: path?.commands ?? [], advance: xAdvance }
      })
      expect(contoursOf(own), word).toEqual(contoursOf(expected))
    }
  })
})

/** The boxes of all contours of a word in font units, in any order: marks may be drawn before their letter, or with it. */
function contoursOf(glyphs: readonly { outline: readonly OutlineCommand[]; advance: number }[]): string[] {
  const contours: { xs: number[]; ys: number[] }[] = []
  let pen = 0
  for (const { outline, advance } of glyphs) {
    for (const { command, args } of outline) {
      if (command === 'moveTo') contours.push({ xs: [], ys: [] })
      contours.at(-1)?.xs.push(...args.filter((_, index) => index % 2 === 0).map(x => x + pen))
      contours.at(-1)?.ys.push(...args.filter((_, index) => index % 2 === 1))
    }
    pen += advance
  }
  return contours
    .map(({ xs, ys }) => [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)])
    .map(box => box.map(side => Math.round(side)).join(' '))
    .toSorted()
}

test.each(samples)('no letter of $family is a box, in either weight', async ({ family, words }) => {
  const { faces } = await kitForTexts(words)
  for (const face of [faces.text, faces.bold]) {
    const printed = replaceMissingLetters(words, face)
    expect(printed).not.toContain('□')
    expect(printed).not.toBe(words)
    expect(face.other?.isPrivate(printed), family).toBe(true)
    // What was shaped once stays as it is.
    expect(replaceMissingLetters(printed, face)).toBe(printed)
  }
  expect(scaleOf(family)).toBeGreaterThan(0.85)
})

test('emoji, signs and letters with marks that the faces lack are printed', async () => {
  const { text } = (await kitForTexts('🔥 ★ ☠ ♠ ✓ ⇒ q̃')).faces
  const printed = replaceMissingLetters('🔥 ★ ☠ ♠ ✓ ⇒ q̃', text)
  expect(printed.replace(/[^□*]/gu, '')).toBe('')
})

test('joined emoji, flags, tones of skin and keycaps are one letter each', async () => {
  for (const emoji of ['👩‍🚀', '👨‍👩‍👧', '🏴‍☠️', '🇫🇷', '👩🏽‍🚀', '👍🏽', '1️⃣']) {
    const { text } = (await kitForTexts(emoji)).faces
    const printed = replaceMissingLetters(emoji, text)
    expect([...printed].length, emoji).toBe(1)
    expect(text.other?.isPrivate(printed), emoji).toBe(true)
  }
})

test('emoji that no font has as one are printed one by one', async () => {
  const { text } = (await kitForTexts('🐻‍🚀')).faces
  const printed = [...replaceMissingLetters('🐻‍🚀', text)]
  expect(printed.map(letter => text.other?.glyphOf(letter.codePointAt(0) ?? 0)?.codePoints)).toEqual([
    [0x1f43b],
    [0x1f680]
  ])
  expect(missingLetters(['🐻‍🚀'], text)).toEqual([])
})

test('signs in a row are of one font between ideographs', async () => {
  const { text } = (await kitForTexts('やっほー……やっほー……')).faces
  expect(replaceMissingLetters('やっほー……やっほー……', text)).not.toContain('…')
  expect(replaceMissingLetters('“こだま…”', text)).not.toMatch(/[“…”]/)
  expect(replaceMissingLetters('Echo…… やっほー', text)).toContain('Echo……')
})

test('shaping costs no more than n log n', async () => {
  const words = ['شيطان', 'שד(12)', '恶魔，恶魔', 'ทุกคืน', 'कृष्ण', '🔥', 'a̋̋', 'plain']
  const { text } = (await kitForTexts(words.join(' '))).faces
  const textOf = (size: number) =>
    Array.from(
      { length: size },
      (_, index) => (words[index % words.length] ?? '') + (index % 3 ? ' ' : '')
    ).join('')
  expectGrowth(growing(20_000, textOf), input => replaceMissingLetters(input, text))
  const joined = growing(4000, count => Array.from({ length: count }, () => '🔥').join('\u200d'))
  expectGrowth(joined, input => replaceMissingLetters(input, text))
})
