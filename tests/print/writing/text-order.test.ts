import { describe, expect, test } from 'vitest'
import { breaksBetween, wordsWithoutSpaces } from '#print/writing/line-breaks.ts'
import { orderLine, orderWords } from '#print/writing/order-words.ts'
import {
  directionOf,
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

  test('turns the spaces after a word round, too', () => {
    expect(orderLine(`${alef}\u00a0 ${bet}`)).toBe(`${bet}\u00a0 ${alef}`)
    const pieces = [`${alef}\u00a0 `, bet].map(text => ({ text, width: 0 }))
    expect(orderWords(pieces, () => 0).map(({ text }) => text)).toEqual([bet, '\u00a0 ', alef])
  })

  test('keeps words from left to right, and numbers, in their own order', () => {
    expect(orderLine(`${alef} one two ${bet}`)).toBe(`${bet} one two ${alef}`)
    expect(orderLine(`one ${alef} ${bet} two`)).toBe(`one ${bet} ${alef} two`)
    expect(orderLine(`${alef} 12 ${bet}`)).toBe(`${bet} 12 ${alef}`)
  })

  test('stays where no word runs from right to left', () => {
    expect(orderLine('one (two)')).toBe('one (two)')
  })

  test('leaves brackets and signs where the sentence has them', () => {
    expect(orderLine(`a (${alef} ${bet}) b`)).toBe(`a (${bet} ${alef}) b`)
    expect(orderLine(`a: “${alef}” b, ${bet}.`)).toBe(`a: “${alef}” b, ${bet}.`)
  })

  test('keeps the numerals of a writing system between its words', () => {
    expect(orderLine(`a ${alef} \u{108000} ${bet}`)).toBe(`a ${bet} \u{108000} ${alef}`)
  })

  test('is that of the paragraph, whatever word a line begins with', () => {
    const order = (direction: 'ltr' | 'rtl') =>
      orderWords([{ text: `one ${alef}`, width: 0 }], () => 0, direction).map(({ text }) => text)
    expect(order('rtl')).toEqual([alef, ' ', 'one'])
    expect(order('ltr')).toEqual(['one', ' ', alef])
  })

  test('gives each part its own width, and the dot of a token what is left', () => {
    const pieces = [
      { text: `${alef} `, width: 12, token: false },
      { text: bet, width: 16, token: true }
    ]
    expect(orderWords(pieces, (_, text) => (text === ' ' ? 2 : 10))).toMatchObject([
      { text: bet, width: 10, token: false },
      { text: '', width: 6, token: true },
      { text: ' ', width: 2 },
      { text: alef, width: 10 }
    ])
  })
})

test('the dot of a token is beside its own words, with its space between them', () => {
  const dotOf = (label: string, isMirrored: boolean) => {
    const pieces = [
      { text: `${gimel} `, width: 12, token: false },
      { text: label, width: 16, token: true }
    ]
    return orderWords(pieces, (_, text) => text.length, 'rtl', isMirrored).find(({ token }) => token)
  }
  expect(dotOf(alef, false)).toMatchObject({ text: '', dotAtEnd: true })
  expect(dotOf('Dead', false)).toMatchObject({ text: '', dotAtEnd: false })
  // What is mirrored changes sides.
  expect(dotOf(alef, true)).toMatchObject({ text: '', dotAtEnd: false })
  expect(dotOf('Dead', true)).toMatchObject({ text: '', dotAtEnd: true })
})

describe('the direction of a paragraph', () => {
  test('is that of its first letter', () => {
    expect(directionOf('“Imp” שדון', false)).toBe('ltr')
    expect(directionOf('12 שדון Imp', false)).toBe('rtl')
    expect(directionOf(`12 ${alef} Imp`, false)).toBe('rtl')
    expect(directionOf('Imp', false)).toBeUndefined()
  })

  test('is from right to left on a mirrored page, unless no word is', () => {
    expect(directionOf('Imp שדון', true)).toBe('rtl')
    expect(directionOf('Imp', true)).toBeUndefined()
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
    expect(breaksBetween('晚', '*')).toBe(false)
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
