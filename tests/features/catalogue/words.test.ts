import { afterEach, describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { foundText } from '#features/catalogue/found-text.ts'
import { foundWords } from '#features/catalogue/found-words.ts'
import { specialWords } from '#features/catalogue/special-words.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { locales } from '#routes'

afterEach(() => overwriteGetLocale(() => 'en'))

describe.each(locales)('in %s', locale => {
  test('the templates cover every number of results', () => {
    overwriteGetLocale(() => locale)
    const templates = foundWords()
    for (const count of [0, 1, 2, 11, 21, 181]) {
      const text = foundText(templates, count, locale)
      expect(text).toContain(String(count))
      expect(text).not.toContain('#')
    }
    expect(templates).not.toHaveProperty('undefined')
  })

  test('every app feature of an official character has a text', () => {
    overwriteGetLocale(() => locale)
    for (const { id, special } of catalogue.characters.values())
      for (const each of special) expect(specialWords(each), `${id}: ${each.name}`).toMatch(/\p{L}.+\.$/u)
  })
})

test('singular and plural differ in English', () => {
  expect(foundText(foundWords(), 1, 'en')).toBe('1 character shown')
  expect(foundText(foundWords(), 2, 'en')).toBe('2 characters shown')
})

test('an unknown feature has no text', () => {
  expect(specialWords({ type: 'ability', name: 'juggling' })).toBeUndefined()
})
