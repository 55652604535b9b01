import { describe, expect, test } from 'vitest'
import { monogramOf } from '#core/character/monogram.ts'

describe('a monogram', () => {
  test.each([
    ['Fortune Teller', 'FT'],
    ['Alchemist', 'Al'],
    ['Devil’s Advocate', 'DA'],
    ['Lord of Typhon', 'LT'],
    ['Barista', 'Ba'],
    ['Al-Hadikhia', 'AH'],
    ['X', 'X'],
    ['Agent 47', 'A4'],
    ['Łowca Ćmy', 'ŁĆ'],
    ['Каждый', 'Ка']
  ])('has the first letters of the words, or two of a single word: %s', (name, letters) => {
    expect(monogramOf(name)).toBe(letters)
  })

  test.each([
    ['The Drowned Bell', 'DB'],
    ['L’Empoisonneuse', 'Em'],
    ['Die Hexe', 'He'],
    ['O Palhaço', 'Pa'],
    ['The', 'Th'],
    ['Theodora', 'Th'],
    ['A', 'A']
  ])('skips an article before other words: %s', (name, letters) => {
    expect(monogramOf(name)).toBe(letters)
  })

  test.each([
    ['占卜师', '占'],
    ['악마', '악'],
    ['שדון', 'ש'],
    ['क्षत्रिय', 'क्ष'],
    ['شيطان', 'ش']
  ])('has one letter without capitals: %s', (name, letter) => {
    expect(monogramOf(name)).toBe(letter)
  })

  test.each([
    ['เจ้าหญิง', 'จ'],
    ['เเม่มด', 'ม'],
    ['ไฟป่า', 'ฟ'],
    ['ผู้เฝ้ายาม', 'ผ'],
    ['น้ำเต้า', 'น'],
    ['เ', 'เ'],
    ['ແມ່ມົດ', 'ມ'],
    ['ໂຈນ', 'ຈ']
  ])('is the first consonant in Thai and Lao, also after its vowel: %s', (name, letter) => {
    expect(monogramOf(name)).toBe(letter)
  })

  test('has whole letters, with their marks', () => {
    expect(monogramOf('Ấn'.normalize('NFD'))).toBe('Ấn')
    expect(monogramOf('e\u0301\u0323x')).toBe('e\u0301\u0323x'.normalize('NFC'))
  })

  test.each([[''], ['   '], ['🔥'], ['!?'], ['\u0301']])(
    'is a question mark for a name without letters: “%s”',
    name => {
      expect(monogramOf(name)).toBe('?')
    }
  )

  test('has four marks at most', () => {
    expect(monogramOf(`क${'\u0301'.repeat(5000)}`)).toBe(`क${'\u0301'.repeat(4)}`)
  })

  test('signs before the name don’t count', () => {
    expect(monogramOf('🔥 “Fire” eater!')).toBe('Fe')
  })
})
