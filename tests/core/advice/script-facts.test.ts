import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  charactersWithTrait,
  collectScriptFacts,
  countGameCharacters,
  endsInBrackets,
  hasOfficial,
  homebrewCharacters,
  idsOf,
  isCollection,
  isComplete,
  isFullSize
} from '#core/advice/script-facts.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { aScript, custom, official, unknown } from '../script-builders.ts'
import { sources } from './advise.ts'

const factsOf = (...characters: (string | ScriptCharacter)[]) =>
  collectScriptFacts(aScript({ characters }), sources)

const flock = (count: number, team: 'townsfolk' | 'minion' = 'townsfolk') =>
  Array.from({ length: count }, (_, index) => custom(`${team}${index}`, { team }))

test('the facts tell described characters from unknown ids', () => {
  const facts = factsOf('imp', unknown('x'), custom('owl'))
  expect(idsOf(facts.characters)).toEqual(['imp', 'owl'])
  expect(facts.unknownIds).toEqual(['x'])
})

describe('the size of a script', () => {
  test('is complete from 12 characters of the game’s teams on, all of them known', () => {
    expect(isComplete(factsOf(...flock(12)))).toBe(true)
    expect(isComplete(factsOf(...flock(11), 'djinn', 'beggar'))).toBe(false)
    expect(isComplete(factsOf(...flock(12), unknown('x')))).toBe(false)
  })

  test('is for games of any size from 10 townsfolk on, up to 35 characters', () => {
    expect(isFullSize(factsOf(...flock(10), ...flock(2, 'minion')))).toBe(true)
    expect(isFullSize(factsOf(...flock(9), ...flock(3, 'minion')))).toBe(false)
    expect(isFullSize(factsOf(...flock(10), 'imp'))).toBe(false)
    expect(isFullSize(factsOf(...flock(35)))).toBe(true)
    expect(isFullSize(factsOf(...flock(36)))).toBe(false)
  })

  test('is a collection above 35 characters of the game’s teams', () => {
    expect(isCollection(factsOf(...flock(35), 'djinn'))).toBe(false)
    expect(isCollection(factsOf(...flock(36)))).toBe(true)
    expect(countGameCharacters(factsOf('imp', 'djinn', 'beggar', custom('owl')))).toBe(2)
  })
})

test('homebrew characters are the custom ones of some teams', () => {
  const facts = factsOf('imp', custom('owl'), custom('bat', { team: 'fabled' }))
  expect(idsOf(homebrewCharacters(facts))).toEqual(['owl'])
  expect(idsOf(homebrewCharacters(facts, ['fabled']))).toEqual(['bat'])
})

test('a trait is that of an official character of some teams, never of homebrew with its id', () => {
  const facts = factsOf('poisoner', 'chef', 'imp', custom('drunk'))
  expect(idsOf(charactersWithTrait(facts, ['poison', 'drunk']))).toEqual(['poisoner'])
  expect(idsOf(charactersWithTrait(facts, ['information', 'poison'], ['townsfolk']))).toEqual(['chef'])
})

test('an official character is on the script by its id, or by its name in any spelling', () => {
  expect(hasOfficial(factsOf('djinn'), 'djinn')).toBe(true)
  expect(hasOfficial(factsOf(official('djinn', { name: 'Gênio' })), 'djinn')).toBe(true)
  expect(hasOfficial(factsOf(custom('genie', { name: 'DJINN' })), 'djinn')).toBe(true)
  expect(hasOfficial(factsOf('imp', custom('owl')), 'djinn')).toBe(false)
  expect(hasOfficial(factsOf(custom('a', { name: 'Gondola' })), 'gondola')).toBe(true)
  expect(hasOfficial(factsOf('imp'), 'gondola')).toBe(false)
})

test.each([
  ['Be an owl. [+1 Outsider]', true],
  ['Be an owl. [+1 Outsider] \n', true],
  ['Wake [once] a night.', false],
  ['Be an owl. []', false],
  ['', false]
])('“%s” ends in brackets: %s', (ability, expected) => {
  expect(endsInBrackets(ability)).toBe(expected)
})

test('brackets at the end of an ability are those of the pattern', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('[', ']', 'a', ' ')), letters => {
      const ability = letters.join('')
      expect(endsInBrackets(ability)).toBe(/\[[^\]]+\]\s*$/.test(ability))
    })
  )
})
