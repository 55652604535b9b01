import { describe, expect, test } from 'vitest'
import { characterScreenPath, copyCharacterPath, findPrerenderedPage, prerenderedPath } from '#routes'

describe('an address with a character id', () => {
  test('is built from a language and an id', () => {
    expect(characterScreenPath('en', 'editCharacter', 'imp')).toBe('/builder/characters/edit/imp')
    expect(characterScreenPath('de', 'editCharacter', 'a b')).toBe('/de/builder/characters/edit/a%20b')
    expect(copyCharacterPath('en', 'imp')).toBe('/builder/characters/new?from=imp')
  })

  test('is served by the one page of its screen', () => {
    expect(findPrerenderedPage('/builder/characters/edit/imp')).toBe(prerenderedPath('editCharacter'))
    expect(findPrerenderedPage('/builder/characters/edit/a%20b')).toBe(prerenderedPath('editCharacter'))
  })

  test.each([
    '/builder',
    '/builder/characters/edit',
    '/builder/characters/edit/',
    '/builder/characters/edit/a/b',
    '/builder/characters/editor/a',
    '/de/builder/characters/edit/imp'
  ])('is not %s', path => {
    expect(findPrerenderedPage(path)).toBeUndefined()
  })
})
