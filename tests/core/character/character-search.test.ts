import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, searchCharacters, warmUpSearch } from '#core/character/character-search.ts'
import { catalogue } from '../script-builders.ts'

const entry = (name: string, ability = '') => ({ id: name, name, ability })
const names = (query: string, entries: { id: string; name: string; ability: string }[]) =>
  searchCharacters(query, entries).map(({ name }) => name)

const official = [...catalogue.characters.values()].map(({ id, name, abilityOpening }) => ({
  id,
  name,
  ability: `${abilityOpening}, choose a player: they are drunk until dusk. [+1 Outsider]`
}))

describe('folding text', () => {
  test.each([
    ['Évêque', 'eveque'],
    ['Lil’ Monsta', 'lil monsta'],
    ["Devil's Advocate", 'devils advocate'],
    ['“Mad”', 'mad'],
    ['Pit-Hag', 'pit hag'],
    ['  two   words ', 'two words'],
    ['İMP', 'imp'],
    ['ısı', 'isi'],
    ['Đêm nào', 'dem nao'],
    ['Cœur und Fuß', 'coeur und fuss'],
    ['Each night*', 'each night*'],
    ['…', '']
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => foldText(foldText(text)) === foldText(text))
    )
  })
})

describe('searching characters', () => {
  test.each(['Cuisinier', 'cuis', 'Chef', 'che'])(
    'finds a character by “%s”, in the language or in English',
    query => {
      const entries = [{ ...entry('Cuisinier'), englishName: 'Chef' }, entry('Grand-mère')]
      expect(names(query, entries)).toEqual(['Cuisinier'])
    }
  )

  test.each(['ışık', 'ISIK', 'isik', 'İŞIK'])('finds Işık by “%s”', query => {
    expect(names(query, [entry('Işık'), entry('Gölge')])).toEqual(['Işık'])
  })

  test('finds nothing for an empty query', () => {
    expect(names('', official)).toEqual([])
    expect(names('  ', official)).toEqual([])
    expect(names('has:', official)).toEqual([])
    expect(names('…', official)).toEqual([])
  })

  test('ranks by whole name, start of name, start of word, initials, part of name, word of ability', () => {
    const entries = [
      entry('Scribe', 'Turns into a po.'),
      entry('Hippo'),
      entry('Pale Oracle'),
      entry('Lost Poet'),
      entry('Poisoner'),
      entry('Po'),
      entry('Chef', 'Hippo rides.')
    ]
    expect(names('po', entries)).toEqual(['Po', 'Poisoner', 'Lost Poet', 'Pale Oracle', 'Hippo', 'Scribe'])
  })

  test('keeps the given order among equal matches', () => {
    expect(names('s', [entry('Sailor'), entry('Spy'), entry('Saint')])).toEqual(['Sailor', 'Spy', 'Saint'])
  })

  test.each([
    ['for', 'Fortune Teller'],
    ['ft', 'Fortune Teller'],
    ['TELLER', 'Fortune Teller'],
    ['fortuneteller', 'Fortune Teller'],
    ['pithag', 'Pit-Hag'],
    ['pit-h', 'Pit-Hag'],
    ['devils', 'Devil’s Advocate'],
    ["devil's adv", 'Devil’s Advocate'],
    ['devil’s adv', 'Devil’s Advocate'],
    ['lil m', 'Lil’ Monsta'],
    ['imp', 'Imp'],
    ['İMP', 'Imp'],
    ['ımp', 'Imp'],
    ['po', 'Po'],
    ['vortox', 'Vortox']
  ])('for "%s" finds %s first', (query, name) => {
    expect(names(query, official)[0]).toBe(name)
  })

  test('without a prefix, matches words of an ability only at their start', () => {
    const entries = [entry('Cook', 'They are drunk.'), entry('Baker', 'They are undrunk.')]
    expect(names('drunk', entries)).toEqual(['Cook'])
    expect(names('are drunk', entries)).toEqual(['Cook'])
  })
})

describe('a name', () => {
  test('is found when its words are written apart or together', () => {
    expect(names('pit hag', [entry('Pithag')])).toEqual(['Pithag'])
    expect(names('fortunet', [entry('Misfortune T'), entry('Fortune Teller')])).toEqual([
      'Fortune Teller',
      'Misfortune T'
    ])
  })

  test('is found by the first of its initials, and by no letters between them', () => {
    expect(names('lo', [entry('Last Old Night')])).toEqual(['Last Old Night'])
    expect(names('fte', [entry('Fortune Teller')])).toEqual([])
  })

  test('is found after the texts were prepared', () => {
    const entries = [entry('Cook', 'They are drunk.')]
    warmUpSearch(entries)
    expect(names('cook', entries)).toEqual(['Cook'])
  })
})

describe('after has:', () => {
  const entries = [
    entry('Drunk', 'You do not know.'),
    entry('Baker', 'They are undrunk.'),
    entry('Cook', 'They are “drunk”, each night*.')
  ]

  test('searches only abilities, starts of words first', () => {
    expect(names('has:drunk', entries)).toEqual(['Cook', 'Baker'])
  })

  test('ignores case, spaces and quotes', () => {
    expect(names(' HAS: "Drunk"', entries)).toEqual(['Cook', 'Baker'])
  })

  test('finds phrases and the star of a night', () => {
    expect(names('has:each night*', entries)).toEqual(['Cook'])
    expect(names('has:do not', entries)).toEqual(['Drunk'])
  })
})

test('every official character is the first result for its full name', () => {
  for (const { name } of official) expect(names(name, official)[0]).toBe(name)
})
