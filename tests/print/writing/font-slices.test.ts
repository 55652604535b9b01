import { describe, expect, test } from 'vitest'
import { createLetterFontLoader } from '#print/letter-fonts/load-letter-fonts.ts'
import { familiesFor, fontFamilies } from '#print/writing/font-families.ts'
import { findSlice } from '#print/writing/font-slices.ts'
import { printFontPath } from '#routes/print-font-paths.ts'
import { readPrintFont, readSliceList } from '../../../tools/build/prints/print-fonts.ts'
import { fetchLetterFont } from '../../../tools/census-prints/complete-print-kit.ts'
import { kit } from '../print-helpers.ts'

describe('the families for a text', () => {
  test('are those of its writing systems', () => {
    expect(familiesFor('ש', 'שדון')[0]).toBe('noto-sans-hebrew')
    expect(familiesFor('ش', 'شيطان')[0]).toBe('noto-sans-arabic')
    expect(familiesFor('क', 'कृष्ण')[0]).toBe('noto-sans-devanagari')
    expect(familiesFor('ท', 'ทุกคืน')[0]).toBe('noto-sans-thai')
  })

  test('tell Japanese, Korean and the two ways of writing Chinese apart', () => {
    expect(familiesFor('恶', '你会得知两个玩家')[0]).toBe('noto-sans-sc')
    expect(familiesFor('惡', '你會得知兩個玩家')[0]).toBe('noto-sans-tc')
    expect(familiesFor('魔', '毎晩プレイヤーを選ぶ')[0]).toBe('noto-sans-jp')
    expect(familiesFor('악', '악마')[0]).toBe('noto-sans-kr')
  })

  test('never include ideographs for other letters', () => {
    expect(familiesFor('🔥', 'fire 🔥').some(family => /-(sc|tc|jp|kr)$/.test(family))).toBe(false)
  })
})

describe('slices', () => {
  test('are found by letter', () => {
    const list = {
      version: '1',
      names: ['a', 'b'],
      ranges: [
        [65, 70, 1],
        [80, 80, 0]
      ] as [number, number, number][]
    }
    expect(findSlice(list, 66)).toBe('b')
    expect(findSlice(list, 80)).toBe('a')
    expect(findSlice(list, 71)).toBeUndefined()
    expect(findSlice(list, 10)).toBeUndefined()
  })

  test('exist for every family, in the weights that prints use', () => {
    for (const family of fontFamilies) {
      const list = readSliceList(family)
      expect(
        readPrintFont(printFontPath(family, list.version, list.names[0] ?? '', 400)),
        family
      ).toBeDefined()
      expect(
        list.ranges.every(
          ([first, last], index) => first <= last && first > (list.ranges[index - 1]?.[1] ?? -1)
        )
      ).toBe(true)
    }
  })
})

describe('loading', () => {
  const countFetches = () => {
    const addresses: string[] = []
    return {
      addresses,
      fetchFile: (address: string) => {
        addresses.push(address)
        return fetchLetterFont(address)
      }
    }
  }

  test('fetches nothing for texts in Latin, Cyrillic and Greek letters', async () => {
    const { addresses, fetchFile } = countFetches()
    const load = createLetterFontLoader()
    expect(await load(['Ngỗng ß ğ — “…”', 'Каждую ночь', 'Κάθε νύχτα'], kit.faces, fetchFile)).toBeUndefined()
    expect(addresses).toEqual([])
  })

  test('fetches the slices of the letters once', async () => {
    const { addresses, fetchFile } = countFetches()
    const load = createLetterFontLoader()
    const fonts = await load(['שד'], kit.faces, fetchFile)
    expect(fonts?.regular('ש'.codePointAt(0) ?? 0)?.key).toContain('noto-sans-hebrew')
    expect(fonts?.bold('ש'.codePointAt(0) ?? 0)?.key).toContain('700')
    const count = addresses.length
    expect(addresses.filter(address => address.endsWith('.woff')).length).toBe(2)
    await load(['שדון'], kit.faces, fetchFile)
    expect(addresses.length).toBe(count)
  })

  test('leaves letters missing whose font can’t be fetched, and tries again', async () => {
    const load = createLetterFontLoader()
    const fail = () => Promise.reject(new Error('offline'))
    const letter = 'ש'.codePointAt(0) ?? 0
    expect(await load(['שד'], kit.faces, fail)).toBeUndefined()
    expect((await load(['שד'], kit.faces, fetchLetterFont))?.regular(letter)).toBeDefined()
  })

  test('leaves a print as it is whose letters no font has', async () => {
    expect(await createLetterFontLoader()(['𒀀 Ur'], kit.faces, fetchLetterFont)).toBeUndefined()
  })

  test('loads a bounded number of slices, whatever a script has', async () => {
    const { addresses, fetchFile } = countFetches()
    const all = Array.from({ length: 0x5000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
    await createLetterFontLoader()([all], kit.faces, fetchFile)
    expect(addresses.filter(address => address.endsWith('.woff')).length).toBeLessThanOrEqual(320)
  })
})
