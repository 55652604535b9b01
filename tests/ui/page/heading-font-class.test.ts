import { readFileSync } from 'node:fs'
import fontkit from '@cantoo/fontkit'
import { describe, expect, test } from 'vitest'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { expectGrowth, growing } from '../../growth.ts'

const goudy = fontkit.create(
  readFileSync('node_modules/@expo-google-fonts/sorts-mill-goudy/400Regular/SortsMillGoudy_400Regular.ttf')
)
const hasGlyph = (letter: string) =>
  'hasGlyphForCodePoint' in goudy && goudy.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

describe('the font of a heading', () => {
  test('is Goudy for English, French, German, Portuguese and Turkish', () => {
    for (const title of [
      'The Drowned Bell',
      'L’œuvre d’été',
      'Straße',
      'Coração',
      'Işığın gölgesi – «İhbarcı»'
    ]) {
      expect(headingFontClass(title)).toBeUndefined()
    }
  })

  test('is Alegreya for Vietnamese and for scripts that Goudy lacks', () => {
    for (const title of ['Chiếc chuông chìm', 'Người kể chuyện', 'Колокол', '鐘'])
      expect(headingFontClass(title)).toBe('face-any')
  })

  test('is found in time that grows with a row of marks', () => {
    const rows = growing(4000, count => `x${'\u0301\u0323\u0302'.repeat(count)}`)
    expectGrowth(rows, headingFontClass)
    expect(headingFontClass(rows.small)).toBe('face-any')
  })

  test('is Goudy only for characters that Goudy has', () => {
    const missing = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code))
      .filter(
        letter =>
          letter >= ' ' && letter === letter.normalize('NFC') && headingFontClass(letter) === undefined
      )
      .filter(letter => !/\p{C}|\p{Z}/u.test(letter) && !hasGlyph(letter))
    expect(missing).toEqual([])
  })
})
