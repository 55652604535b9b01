import { describe, expect, test } from 'vitest'
import type { SavedCharacter } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { characterDifferenceLines } from '#views/versions/character-difference-lines.ts'
import {
  createNameLookup,
  describeChange,
  describeListChange,
  differenceLines
} from '#views/versions/difference-lines.ts'
import { aScript, catalogue, custom, official, texts } from '../../core/script-builders.ts'
import { expectGrowth, growing } from '../../growth.ts'

const french = texts({ characters: { imp: { name: 'Diablotin', ability: '' } } })

/** The lines as `Label: text; text`. */
function linesBetween(before: Script, after: Script) {
  const nameOf = createNameLookup([after, before], catalogue, texts())
  return differenceLines(scriptDifference(before, after), nameOf).map(
    ({ label, texts }) => `${label}: ${texts.join('; ')}`
  )
}

describe('names of characters and steps', () => {
  const renamed = aScript({
    characters: [custom('ringer', { name: 'Ringer' }), official('spy', { name: 'Mole' })]
  })

  test('are those of the first script that has one, then the official ones', () => {
    const older = aScript({
      characters: [custom('ringer', { name: 'Bell' }), custom('owl', { name: 'Owl' })]
    })
    const nameOf = createNameLookup([renamed, older], catalogue, french)
    expect(['ringer', 'owl', 'spy', 'imp', 'chef'].map(nameOf)).toEqual([
      'Ringer',
      'Owl',
      'Mole',
      'Diablotin',
      'Chef'
    ])
  })

  test('are ids where nothing names them, or no texts are there yet', () => {
    const nameOf = createNameLookup([], catalogue, undefined)
    expect(['dusk', 'nobody', 'imp'].map(nameOf)).toEqual(['dusk', 'nobody', 'Imp'])
    expect(createNameLookup([], catalogue, french)('dusk')).toBe('Dusk')
    expect(createNameLookup([], catalogue, french)('constructor')).toBe('constructor')
  })
})

describe('the lines about two scripts', () => {
  const village = aScript({ title: 'Village', characters: ['imp', 'spy', 'chef'] })

  test('are none for the same script', () => expect(linesBetween(village, village)).toEqual([]))

  test('join the names of what was added, and of what was removed', () => {
    const after = aScript({ title: 'Village', characters: ['imp', 'monk', 'empath'] })
    expect(linesBetween(village, after)).toEqual(['Added: Monk, Empath', 'Removed: Spy, Chef'])
  })

  test('name the fields that a character changed', () => {
    const after = aScript({
      title: 'Village',
      characters: [official('imp', { ability: 'You win.' }), 'spy', 'chef']
    })
    expect(linesBetween(village, after)).toEqual(['Changed: Imp (ability)'])
  })

  test('tell of a character that stands elsewhere', () => {
    expect(linesBetween(village, aScript({ title: 'Village', characters: ['spy', 'chef', 'imp'] }))).toEqual([
      'Moved: Imp'
    ])
  })

  test('tell of metadata with the text before and after', () => {
    const after = { ...village, title: 'Town', author: 'Mara', hideTitle: true }
    expect(linesBetween(village, after)).toEqual([
      'Name: “Village” became “Town”',
      'Author: now “Mara”',
      expect.stringMatching(/: on$/)
    ])
    expect(linesBetween(after, village)).toContain('Author: no longer “Mara”')
  })

  test('tell of house rules, one by one, or of their order alone', () => {
    const ruled = { ...village, bootlegger: ['No talking.', 'No maps.'] }
    expect(linesBetween(village, ruled)).toEqual([
      expect.stringMatching(/: added: No talking\.; added: No maps\.$/)
    ])
    expect(linesBetween(ruled, { ...ruled, bootlegger: ['No maps.', 'No talking.'] })).toEqual([
      expect.stringMatching(/: different order$/)
    ])
  })

  test('tell of an order of its own in a night, and of its end', () => {
    const own = { ...village, otherNight: ['dusk', 'imp', 'spy', 'dawn'] }
    expect(linesBetween(village, own)).toEqual(['Other nights: your own order'])
    expect(linesBetween(own, village)).toEqual(['Other nights: back to the official order'])
    expect(linesBetween(own, { ...own, otherNight: ['dusk', 'spy', 'imp', 'dawn'] })).toEqual([
      expect.stringMatching(/^Other nights: moved: (Imp|Spy)$/)
    ])
  })
})

test('a change of a text shows both, or the one that there is', () => {
  expect(describeChange('a', 'b')).toBe('“a” became “b”')
  expect(describeChange('', 'b')).toBe('now “b”')
  expect(describeChange('a', '')).toBe('no longer “a”')
})

test('a change of a list shows what is new and what is gone', () => {
  expect(describeListChange(['a', 'b'], ['b', 'c'])).toEqual(['added: c', 'removed: a'])
  expect(describeListChange(undefined, ['a'])).toEqual(['added: a'])
  expect(describeListChange(['a'], undefined)).toEqual(['removed: a'])
  expect(describeListChange(['a', 'b'], ['b', 'a'])).toEqual(['different order'])
})

test('the time for lines grows with the number of differences', () => {
  const added = growing(4000, count =>
    Array.from({ length: count }, (_, index) => ({ kind: 'added' as const, id: `c${index}` }))
  )
  expectGrowth(added, differences => differenceLines(differences, id => id))
  const lists = growing(4000, count => Array.from({ length: count }, (_, index) => `r${index}`))
  expectGrowth(lists, texts => describeListChange(texts, texts.toReversed()))
})

describe('the lines about two versions of a character', () => {
  const { kind: _, ...ringer } = custom('ringer', { name: 'Ringer' })
  const linesTo = (changes: Partial<SavedCharacter>, before: SavedCharacter = ringer) =>
    characterDifferenceLines(before, { ...before, ...changes }).map(
      ({ label, texts }) => `${label}: ${texts.join('; ')}`
    )

  test('are none for the same character', () => expect(linesTo({})).toEqual([]))

  test.each<[Partial<SavedCharacter>, string]>([
    [{ id: 'bell' }, 'ID: “ringer” became “bell”'],
    [{ name: 'Bell' }, 'Name: “Ringer” became “Bell”'],
    [{ team: 'demon' }, 'Team: “Townsfolk” became “Demon”'],
    [{ setup: true }, 'Setup: on'],
    [{ firstNight: 3 }, 'First night: “0” became “3”'],
    [{ flavor: 'Ding.' }, 'Flavour text: now “Ding.”'],
    [{ reminders: ['Rang', 'Dumb'] }, 'Reminder tokens: added: Rang; added: Dumb'],
    [{ jinxes: [{ id: 'imp', reason: 'Loud.' }] }, 'Jinxes: added: imp: Loud.'],
    [{ special: [{ type: 'bag', name: 'duplicate' }] }, 'Special features: added: bag, duplicate'],
    [{ extra: { colour: 'red' } }, 'Other: data for other tools'],
    [{ almanacDetails: 'It rings.' }, 'Almanac text: now “It rings.”']
  ])('name the field and its change: %o', (changes, line) => expect(linesTo(changes)).toEqual([line]))

  test('follow the order of the form', () => {
    expect(linesTo({ almanacDetails: 'It rings.', ability: 'None.', name: 'Bell' })).toEqual([
      expect.stringMatching(/^Name/),
      expect.stringMatching(/^Ability/),
      expect.stringMatching(/^Almanac/)
    ])
  })
})
