import { describe, expect, test } from 'vitest'
import { measureText } from '#print/typeset/faces.ts'
import { balanceLines, breakLines, lineWidth, type Run } from '#print/typeset/lines.ts'
import { kit } from '../print-helpers.ts'

const type = { size: 9, lead: 11 }
const plain = (text: string): Run => ({ text, face: 'text', colour: '#000000' })
const bold = (text: string): Run => ({ text, face: 'bold', colour: '#000000' })
const broken = (runs: Run[], width: number) =>
  breakLines(runs, kit.faces, type, width).map(line => line.map(({ text }) => text).join(''))

describe('breaking lines', () => {
  test('no line is wider than its column', () => {
    const text = 'Each night, choose two players: nothing can kill them tonight, but one is drunk. '.repeat(4)
    for (let width = 30; width < 300; width += 17) {
      for (const line of breakLines([plain(text), bold(text)], kit.faces, type, width)) {
        expect(lineWidth(line)).toBeLessThanOrEqual(width + 0.001)
      }
    }
  })

  test('keeps all words in order', () => {
    const text = 'They choose two players, on/off and well-known – all of them.'
    expect(
      broken([plain(text)], 60)
        .join(' ')
        .replace(/([-/–]) /g, '$1')
    ).toBe(text.replace('– ', '–'))
  })

  test('a full stop stays with the bold word before it', () => {
    const lines = broken(
      [plain('Show '), bold('YOU ARE'), plain('.')],
      measureText(kit.faces.bold, 'YOU ARE', 9) + 1
    )
    expect(lines).toEqual(['Show', 'YOU', 'ARE.'])
  })

  test('a dot without a label stays with the word before it, one with a label may begin a line', () => {
    const text = 'They choose a player.'
    const dot = (label: string): Run => ({ ...bold(label), token: true, together: true })
    const width = measureText(kit.faces.text, text, 9) + 3
    expect(broken([plain(`${text} `), dot(''), plain(' '), dot('')], width)).toEqual([
      'They choose a',
      expect.stringMatching(/^player\.\u00a0/)
    ])
    expect(broken([plain(`${text} `), dot('Dead')], width)).toEqual([`${text}\u00a0`, 'Dead'])
  })

  test('text that must not break moves to the next line as a whole', () => {
    const note: Run = { ...bold('[+1 Outsider]'), together: true }
    const width = measureText(kit.faces.text, 'in your stead [+1 ', 9) + 4
    expect(broken([plain('in your stead '), note], width)).toEqual(['in your stead', '[+1 Outsider]'])
    const text = 'You take one of the players in your stead'
    const room = measureText(kit.faces.text, text, 9) + 2
    expect(broken([plain(`${text} `), note], room)).toEqual([text, '[+1 Outsider]'])
  })

  test('a word wider than the column is broken between letters', () => {
    const lines = broken([plain('Antidisestablishmentarianism')], 40)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join('')).toBe('Antidisestablishmentarianism')
  })

  test('a broken word has at least three letters on every line', () => {
    const word = 'Antidisestablishmentarianism'
    for (let width = 40; width < 120; width += 3) {
      const lines = broken([plain(word)], width)
      expect(lines.join('')).toBe(word)
      expect(lines.at(-1)?.length).toBeGreaterThanOrEqual(3)
    }
  })

  test('a single last word is joined by the word before it, if that needs no extra line', () => {
    const text = 'You start knowing the number of pairs of neighbouring evil players.'
    const width = measureText(kit.faces.text, text, 9) - 6
    expect(broken([plain(text)], width)).toEqual([
      'You start knowing the number of pairs of neighbouring',
      'evil players.'
    ])
    expect(broken([plain('Counterintelligence players')], 84)).toEqual(['Counterintelligence', 'players'])
  })

  test('breaks at a slash only between long words', () => {
    const width = measureText(kit.faces.text, 'Ask 1 yes/', 9) + 1
    expect(broken([plain('Ask 1 yes/no question')], width)).toEqual(['Ask', '1 yes/no', 'question'])
    expect(broken([plain('neighbour/stranger')], 60)).toEqual(['neighbour/', 'stranger'])
  })

  test('a number and an & stay with the next word', () => {
    for (const text of ['You learn 1 of them', 'Tonight & tomorrow', 'Der 1. Außenseiter']) {
      for (let width = 60; width < 120; width += 3) {
        for (const line of broken([plain(text)], width)) expect(line).not.toMatch(/(?:&|1\.?)$/)
      }
    }
  })

  test('names are broken into lines of similar width', () => {
    const name = 'The Honourable Keeper of the Seven Drowned Bells'
    const width = measureText(kit.faces.bold, name, 9) * 0.9
    const lines = balanceLines([bold(name)], kit.faces, type, width)
    expect(lines).toHaveLength(2)
    const [first = 0, second = 0] = lines.map(lineWidth)
    expect(Math.abs(first - second)).toBeLessThan(width / 4)
  })

  test('line feeds and repeated spaces become one space', () => {
    expect(broken([plain('one\n\n  two\tthree')], 200)).toEqual(['one two three'])
  })

  test('a narrow no-break space becomes a no-break space', () => {
    const width = measureText(kit.faces.text, 'un deux', 9) + 1
    expect(broken([plain('un deux\u202f: trois')], width)).toEqual(['un', 'deux\u00a0:', 'trois'])
  })

  test('an empty text has no lines', () => {
    expect(broken([plain('')], 100)).toEqual([])
  })
})
