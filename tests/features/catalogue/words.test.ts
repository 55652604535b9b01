import { afterEach, describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { foundText } from '#features/catalogue/found-text.ts'
import { foundWords } from '#features/catalogue/found-words.ts'
import { specialWords } from '#features/catalogue/special-words.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { locales } from '#routes'

afterEach(() => overwriteGetLocale(() => 'en'))

describe.each(locales)('in %s', locale => {
  test('the page brings the words of every number of hits', () => {
    overwriteGetLocale(() => locale)
    const words = foundWords()
    for (const count of [0, 1, 2, 11, 21, 181]) {
      const text = foundText(words, count, locale)
      expect(text).toContain(String(count))
      expect(text).not.toContain('#')
    }
    expect(words).not.toHaveProperty('undefined')
  })

  test('every feature of the app that an official character has is told', () => {
    overwriteGetLocale(() => locale)
    for (const { id, special } of catalogue.characters.values())
      for (const each of special) expect(specialWords(each), `${id}: ${each.name}`).toMatch(/\p{L}.+\.$/u)
  })
})

test('one hit and several are told apart where the language does so', () => {
  expect(foundText(foundWords(), 1, 'en')).toBe('1 character shown')
  expect(foundText(foundWords(), 2, 'en')).toBe('2 characters shown')
})

test('a feature that nobody knows has no words', () => {
  expect(specialWords({ type: 'ability', name: 'juggling' })).toBeUndefined()
})
