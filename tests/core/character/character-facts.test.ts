import { describe, expect, test } from 'vitest'
import { getCharacterFacts, wakes } from '#core/character/character-facts.ts'
import { catalogue, custom, factsOfOfficial, official, unknown } from '../script-builders.ts'

describe('the facts of a character', () => {
  test('of an official one come from the catalogue', () => {
    expect(getCharacterFacts(official('chef'), catalogue)).toEqual({
      ...factsOfOfficial('chef'),
      kind: 'official',
      jinxes: []
    })
  })

  test('of an official one with overrides combine both', () => {
    const changed = official('chef', { team: 'outsider', firstNight: 0, otherNight: 12.5, setup: true })
    expect(getCharacterFacts(changed, catalogue)).toEqual({
      ...factsOfOfficial('chef'),
      kind: 'official',
      jinxes: [],
      team: 'outsider',
      firstNight: 0,
      otherNight: 12.5,
      setup: true
    })
  })

  test('take every overridden fact from the overrides', () => {
    const special = [{ type: 'vote', name: 'hidden' }]
    const jinxes = [{ id: 'imp', reason: 'They know each other.' }]
    const changes = {
      name: 'Cook',
      edition: 'mine',
      reminders: ['A'],
      remindersGlobal: ['B'],
      special,
      jinxes
    }
    expect(getCharacterFacts(official('chef', changes), catalogue)).toMatchObject(changes)
  })

  test('depend on the overridden ability', () => {
    expect(getCharacterFacts(official('chef', { ability: 'Each day, eat.' }), catalogue)).toMatchObject({
      abilityOpening: 'Each day',
      abilityLength: 14
    })
  })

  test('of a custom one come from itself', () => {
    const jinxes = [{ id: 'imp', reason: 'They know each other.' }]
    const cook = custom('cook', {
      name: 'Cook',
      ability: 'Each day, eat.',
      firstNight: 3,
      jinxes,
      edition: 'x'
    })
    expect(getCharacterFacts(cook, catalogue)).toEqual({
      kind: 'custom',
      id: 'cook',
      name: 'Cook',
      edition: 'x',
      team: 'townsfolk',
      setup: false,
      firstNight: 3,
      otherNight: 0,
      reminders: [],
      remindersGlobal: [],
      special: [],
      jinxes,
      jinxedWith: [],
      abilityOpening: 'Each day',
      abilityLength: 14
    })
  })

  test('of an unknown id are undefined until the catalogue has it', () => {
    expect(getCharacterFacts(unknown('nobody'), catalogue)).toBeUndefined()
    expect(getCharacterFacts(unknown('chef'), catalogue)).toEqual(
      getCharacterFacts(official('chef'), catalogue)
    )
  })

  test('of an official one that this catalogue lacks are undefined', () => {
    expect(getCharacterFacts(official('nobody', { name: 'Nobody' }), catalogue)).toBeUndefined()
  })
})

test('a character wakes in the nights for which it has a wake-up number', () => {
  const facts = getCharacterFacts(official('chef'), catalogue)
  expect(wakes(facts, 'firstNight')).toBe(true)
  expect(wakes(facts, 'otherNight')).toBe(false)
  expect(wakes(undefined, 'firstNight')).toBe(false)
})

test('an overridden wake-up number replaces the official one', () => {
  expect(getCharacterFacts(official('chef', { firstNight: 7 }), catalogue)?.firstNight).toBe(7)
  expect(getCharacterFacts(official('imp', { otherNight: 7 }), catalogue)?.otherNight).toBe(7)
})

test('a custom character without further fields has no edition, tokens, features and jinxes', () => {
  expect(getCharacterFacts(custom('cook'), catalogue)).toMatchObject({
    edition: '',
    reminders: [],
    remindersGlobal: [],
    special: [],
    jinxes: []
  })
})
