import { describe, expect, test } from 'vitest'
import { fileName, fileStem } from '#core/file-name.ts'

describe('a file name', () => {
  test('is the title in lower case with hyphens', () => {
    expect(fileName('The Drowned Bell', 'json')).toBe('the-drowned-bell.json')
  })

  test('has no accents, no apostrophes and no characters that file systems refuse', () => {
    expect(fileName('L’Été à Québec: Ça va? <1/2>', 'pdf')).toBe('lete-a-quebec-ca-va-1-2.pdf')
    expect(fileName('İhbarcı & Kâhin', 'pdf')).toBe('ihbarci-kahin.pdf')
    expect(fileName('Điều ước của bạn', 'pdf')).toBe('dieu-uoc-cua-ban.pdf')
    expect(fileName('Straße ../../etc', 'json')).toBe('strasse-etc.json')
  })

  test('keeps letters of other alphabets', () => {
    expect(fileName('Тихий звон 2', 'json')).toBe('тихий-звон-2.json')
    expect(fileName('鐘樓', 'json')).toBe('鐘樓.json')
  })

  test('is "script" when the title has no letters or digits', () => {
    expect(fileName('', 'json')).toBe('script.json')
    expect(fileName('!!! ???', 'json')).toBe('script.json')
  })

  test('stays short enough for every system, without a hyphen at the cut', () => {
    expect(fileName(`${'a'.repeat(59)} b`, 'json')).toBe(`${'a'.repeat(59)}.json`)
    expect(fileName('ab '.repeat(100), 'json').length).toBeLessThanOrEqual(65)
  })
})

test('the stem of a file name is the name without its extension', () => {
  expect(fileStem('The Drowned Bell')).toBe('the-drowned-bell')
  expect(fileStem('')).toBe('script')
})
