import { afterEach, describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { appFeatureText } from '#features/catalogue/character/app-feature-text.ts'
import { resultCountTemplates } from '#features/catalogue/search/result-count-templates.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { locales } from '#routes'
import { formatResultCount } from '#ui/lists/result-count.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

describe.each(locales)('in %s', locale => {
  test('the templates cover every number of results', () => {
    overwriteGetLocale(() => locale)
    const templates = resultCountTemplates()
    for (const count of [0, 1, 2, 11, 21, 181]) {
      const text = formatResultCount(templates, count, locale)
      expect(text).toContain(String(count))
      expect(text).not.toContain('#')
    }
    expect(templates).not.toHaveProperty('undefined')
  })

  test('every app feature of an official character has a text', () => {
    overwriteGetLocale(() => locale)
    for (const { id, special } of catalogue.characters.values())
      for (const each of special) expect(appFeatureText(each), `${id}: ${each.name}`).toMatch(/\p{L}.+\.$/u)
  })
})

test('singular and plural differ in English', () => {
  expect(formatResultCount(resultCountTemplates(), 1, 'en')).toBe('1 character shown')
  expect(formatResultCount(resultCountTemplates(), 2, 'en')).toBe('2 characters shown')
})

test('an unknown feature has no text', () => {
  expect(appFeatureText({ type: 'ability', name: 'juggling' })).toBeUndefined()
})
