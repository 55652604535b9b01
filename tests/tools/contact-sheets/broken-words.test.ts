import { expect, test } from 'vitest'
import { isBroken } from '../../../tools/contact-sheets/checks/broken-words.ts'

const plain = { hyphens: 'manual', language: 'de' }

test('a word is broken where a line ends between two of its letters', () => {
  expect(isBroken({ ...plain, word: 'Leuchtturm', at: 6 })).toBe(true)
  expect(isBroken({ ...plain, word: '“giám', at: 3 })).toBe(true)
})

test('a word may end a line after a hyphen, a slash or a soft hyphen', () => {
  for (const word of ['Ja-Nein', 'und/oder', 'Leucht\u00adturm'])
    expect(isBroken({ ...plain, word, at: word.search(/[-/\u00ad]/) + 1 })).toBe(false)
})

test('a browser hyphenates by itself where a style asks for it, in the languages that it knows', () => {
  const word = { word: 'Leuchtturm', at: 6, hyphens: 'auto' }
  expect(isBroken({ ...word, language: 'de-DE' })).toBe(false)
  expect(isBroken({ ...word, language: 'vi-VN' })).toBe(true)
  expect(isBroken({ ...word, language: '' })).toBe(true)
})

test('addresses and keys break anywhere', () => {
  for (const word of ['https://belfry.example', 'script.json', 'a@b', 'first_night'])
    expect(isBroken({ ...plain, word, at: 4 })).toBe(false)
})
