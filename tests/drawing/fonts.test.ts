import { describe, expect, test } from 'vitest'
import { fontUrls } from '#drawing/font-urls.ts'
import { drawingFonts, fallbackFonts, fontKeyOf, fontKeys } from '#drawing/fonts.ts'
import { findFontsToLoad, findMissingLetters } from '#drawing/text/place-glyphs.ts'
import { readDrawingFonts } from '../../tools/logos/read-fonts.ts'

const basic = 'abcdefghijklmnopqrstuvwxyz'

/** All letters of each language in small; Vietnamese with every tone on every vowel. */
const alphabets: Readonly<Record<string, string>> = {
  en: basic,
  fr: `${basic}àâæçéèêëîïôœùûüÿ`,
  de: `${basic}äöüß`,
  pt: `${basic}áâãàçéêíóôõúü`,
  tr: 'abcçdefgğhıijklmnoöprsştuüvyzâîû',
  vi: `${basic}đàáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ`
}
const signs = '0123456789.,:;!?’‘“”„«»–—-…&()/×'
const fonts = readDrawingFonts()

describe.each(Object.entries(alphabets))('letters of %s', (language, alphabet) => {
  test.each(fontKeys)('%s has them in small and as capitals', key => {
    const own = new Map([...fonts].filter(([each]) => each === key))
    const letters = `${alphabet}${alphabet.toLocaleUpperCase(language)}${signs}`
    expect(findMissingLetters(letters, key, own)).toEqual([])
  })
})

test('letters outside of them come from another font, which is loaded when it is needed', () => {
  const anton = new Map([...fonts].filter(([key]) => key === 'anton'))
  expect(findMissingLetters('Ночь', 'anton', anton)).toEqual(['Н', 'о', 'ч', 'ь'])
  expect(findFontsToLoad('Ночь', 'anton', anton)).toEqual([fallbackFonts[0]])
  expect(findMissingLetters('Ночь', 'anton', fonts)).toEqual([])
  expect(findFontsToLoad('Ночь', 'anton', fonts)).toEqual([])
})

test('letters that no font has are named once', () => {
  expect(findMissingLetters('夜夜🦇', 'anton', fonts)).toEqual(['夜', '🦇'])
  expect(findFontsToLoad('夜', 'anton', fonts)).toEqual([])
})

test('an unknown font is the first one', () => {
  expect(fontKeyOf('of a later version')).toBe(fontKeys[0])
  expect(findFontsToLoad('A', 'of a later version', new Map())).toEqual([fontKeys[0]])
})

test('addresses are those of the files', () => {
  for (const key of fontKeys) expect(fontUrls[key]).toContain(drawingFonts[key].file)
})
