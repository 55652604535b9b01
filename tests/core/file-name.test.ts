import { describe, expect, test } from 'vitest'
import { fileName } from '#core/file-name.ts'

describe('the name of a file', () => {
  test('is the title in small letters with hyphens', () => {
    expect(fileName('The Drowned Bell', 'json')).toBe('the-drowned-bell.json')
  })

  test('loses marks, apostrophes and what a file system refuses', () => {
    expect(fileName('L’Été à Québec: Ça va? <1/2>', 'pdf')).toBe('lete-a-quebec-ca-va-1-2.pdf')
    expect(fileName('İhbarcı & Kâhin', 'pdf')).toBe('ihbarci-kahin.pdf')
    expect(fileName('Điều ước của bạn', 'pdf')).toBe('dieu-uoc-cua-ban.pdf')
    expect(fileName('Straße ../../etc', 'json')).toBe('strasse-etc.json')
  })

  test('keeps the letters of other scripts', () => {
    expect(fileName('Тихий звон 2', 'json')).toBe('тихий-звон-2.json')
    expect(fileName('鐘樓', 'json')).toBe('鐘樓.json')
  })

  test('is script where the title has no letter', () => {
    expect(fileName('', 'json')).toBe('script.json')
    expect(fileName('!!! ???', 'json')).toBe('script.json')
  })

  test('stays short enough for every system, without a hyphen at the cut', () => {
    expect(fileName(`${'a'.repeat(59)} b`, 'json')).toBe(`${'a'.repeat(59)}.json`)
    expect(fileName('ab '.repeat(100), 'json').length).toBeLessThanOrEqual(65)
  })
})
