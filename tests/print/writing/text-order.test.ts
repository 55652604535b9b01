import { describe, expect, test } from 'vitest'
import { breaksBetween, wordsWithoutSpaces } from '#print/writing/line-breaks.ts'
import { orderLine, orderWords } from '#print/writing/order-words.ts'
import {
  levelsOf,
  mirrored,
  runsRightToLeft,
  splitByLevel,
  visualOrder
} from '#print/writing/text-direction.ts'

/** Shaped words from right to left, as private letters. */
const [alef, bet, gimel] = ['\u{100000}', '\u{100001}', '\u{100002}'] as const

describe('the order of words', () => {
  test('is turned round in a line from right to left', () => {
    expect(orderLine(`${alef} ${bet} ${gimel}`)).toBe(`${gimel} ${bet} ${alef}`)
  })

  test('keeps words from left to right, and numbers, in their own order', () => {
    expect(orderLine(`${alef} one two ${bet}`)).toBe(`${bet} one two ${alef}`)
    expect(orderLine(`one ${alef} ${bet} two`)).toBe(`one ${bet} ${alef} two`)
    expect(orderLine(`${alef} 12 ${bet}`)).toBe(`${bet} 12 ${alef}`)
  })

  test('stays where no word runs from right to left', () => {
    expect(orderLine('one (two)')).toBe('one (two)')
  })

  test('gives spaces their own width, and words what is left', () => {
    const pieces = [
      { text: `${alef} `, width: 12 },
      { text: bet, width: 10 }
    ]
    expect(orderWords(pieces, () => 2)).toMatchObject([
      { text: bet, width: 10 },
      { text: ' ', width: 2 },
      { text: alef, width: 10 }
    ])
  })
})

describe('directions in a text', () => {
  const visual = (text: string) =>
    visualOrder(splitByLevel(text, levelsOf(text), 0, text.length)).map(part => part.text)

  test('numbers run from left to right in a text from right to left', () => {
    expect(visual('אב12גד')).toEqual(['גד', '12', 'אב'])
  })

  test('brackets are mirrored', () => {
    expect([...'(«a»)'].map(mirrored).join('')).toBe(')»a«(')
  })

  test('a script runs from right to left when most of its letters do', () => {
    expect(runsRightToLeft(['שדון', 'בכל לילה, בחר שחקן (Imp)'])).toBe(true)
    expect(runsRightToLeft(['Imp', 'Each night, choose a player: שדון'])).toBe(false)
    expect(runsRightToLeft([])).toBe(false)
  })
})

describe('lines may break', () => {
  test('between ideographs, but not before closing or after opening punctuation', () => {
    expect(breaksBetween('恶', '魔')).toBe(true)
    expect(breaksBetween('魔', '，')).toBe(false)
    expect(breaksBetween('（', '恶')).toBe(false)
    expect(breaksBetween('，', '恶')).toBe(true)
    expect(breaksBetween('キ', 'ャ')).toBe(false)
    expect(breaksBetween('a', 'b')).toBe(false)
  })

  test('between the words of Thai', () => {
    const words = wordsWithoutSpaces('เลือกผู้เล่นหนึ่งคน')
    expect(words.length).toBeGreaterThan(2)
    expect(words.join('')).toBe('เลือกผู้เล่นหนึ่งคน')
    expect(wordsWithoutSpaces('恶魔')).toEqual(['恶魔'])
  })
})
