import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createIdFinder, normalizeId } from '#core/id.ts'
import { catalogue } from './script-builders.ts'

describe('a normalized id', () => {
  test.each([
    ['pit-hag', 'pithag'],
    ['fortune_teller', 'fortuneteller'],
    ["Devil's Advocate", 'devilsadvocate'],
    ['Devil’s Advocate', 'devilsadvocate'],
    ['Ojo', 'ojo'],
    ['Évêque', 'eveque'],
    ['İmp', 'imp'],
    ['day 2', 'day2'],
    ['_-', '']
  ])('of %s is %s', (text, plain) => {
    expect(normalizeId(text)).toBe(plain)
  })

  test('of an official character is its id, and also its normalized name', () => {
    for (const { id, name } of catalogue.characters.values()) {
      expect(normalizeId(id)).toBe(id)
      expect(normalizeId(name)).toBe(id)
    }
  })

  test('stays unchanged when normalized again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        text => normalizeId(normalizeId(text)) === normalizeId(text)
      )
    )
  })
})

describe('finding the id of a reference', () => {
  test('prefers the exact id to a similar spelling', () => {
    expect(createIdFinder(['pithag', 'pit-hag'])('pit-hag')).toBe('pit-hag')
  })

  test('returns the first similar spelling', () => {
    expect(createIdFinder(['imp', 'pithag', 'pit_hag'])('Pit Hag')).toBe('pithag')
  })

  test('returns undefined for unknown ids and for references without letters', () => {
    expect(createIdFinder(['chef'])('imp')).toBeUndefined()
    expect(createIdFinder(['_', 'chef'])('-')).toBeUndefined()
  })
})
