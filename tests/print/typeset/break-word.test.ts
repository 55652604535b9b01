import { describe, expect, test } from 'vitest'
import { breakWord } from '#print/typeset/break-word.ts'
import { measureText } from '#print/typeset/faces.ts'
import { kit } from '../print-helpers.ts'

const face = kit.faces.text
const broken = (word: string, room: number) => breakWord(word, face, 10, room)
const textsOf = (word: string, room: number) => broken(word, room).map(({ text }) => text)

describe('breaking a word', () => {
  test.each([
    'AVAVATAToToWaWeYo'.repeat(9),
    'officially-fluffy'.repeat(9),
    'Ⅳ\u0301xéẫ'.repeat(20),
    '𝔸b'.repeat(40)
  ])('gives stretches as long as fit, with their measured widths: %s', word => {
    const room = 61
    const stretches = broken(word, room)
    expect(stretches.map(({ text }) => text).join('')).toBe(word)
    for (const [index, { text, width }] of stretches.entries()) {
      expect(width).toBeCloseTo(measureText(face, text, 10), 6)
      expect(width).toBeLessThanOrEqual(room)
      const [next = ''] = stretches[index + 1]?.text ?? ''
      if (index < stretches.length - 2) expect(measureText(face, text + next, 10)).toBeGreaterThan(room)
    }
  })

  test('leaves a word whole that fits without its trailing space', () => {
    expect(broken('bell ', measureText(face, 'bell', 10))).toEqual([
      { text: 'bell ', width: measureText(face, 'bell ', 10) }
    ])
  })

  test('keeps three letters together at the end, and a letter that is wider than a line', () => {
    const room = measureText(face, 'nnnnnnnn', 10)
    expect(textsOf('nnnnnnnnn', room)).toEqual(['nnnnnn', 'nnn'])
    expect(textsOf('WW', 1)).toEqual(['W', 'W'])
  })

  test.each([1, 2, 4])('shapes a word once, and single letters, for %i thousand letters', thousands => {
    let letters = 0
    const shape = (word: string) => {
      letters += word.length
      return face.shape(word)
    }
    const word = 'mn'.repeat(thousands * 500)
    breakWord(word, { ...face, shape }, 10, 200)
    expect(letters).toBeLessThan(3 * word.length)
  })
})
