import { describe, expect, test } from 'vitest'
import { buildWholeCharacter } from '#core/character/whole-character.ts'
import { factsOfOfficial, texts } from '../script-builders.ts'

describe('a full character from an official one', () => {
  const facts = factsOfOfficial('washerwoman')

  test('combines facts and texts, and overrides win over both', () => {
    const localized = texts({ characters: { washerwoman: { name: 'Wäscherin', ability: 'You wash.' } } })
    const whole = buildWholeCharacter(facts, { ability: 'You iron.', firstNight: 0 }, localized)
    expect(whole).toMatchObject({
      id: 'washerwoman',
      name: 'Wäscherin',
      team: 'townsfolk',
      edition: 'tb',
      ability: 'You iron.',
      firstNight: 0,
      reminders: facts.reminders
    })
    expect(whole).not.toHaveProperty('jinxedWith')
  })

  test('has its English name without texts', () => {
    expect(buildWholeCharacter(facts, undefined, undefined)).toMatchObject({
      name: 'Washerwoman',
      ability: ''
    })
  })

  test('leaves out empty values, but never the ability', () => {
    const whole = buildWholeCharacter(factsOfOfficial('imp'), { flavor: '', reminders: [] }, texts())
    expect(whole).not.toHaveProperty('flavor')
    expect(whole).not.toHaveProperty('reminders')
    expect(whole).not.toHaveProperty('special')
    expect(whole.ability).toBe('')
  })

  test('keeps the official value where an override is undefined', () => {
    expect(buildWholeCharacter(facts, { team: undefined, name: undefined }, undefined)).toMatchObject({
      name: 'Washerwoman',
      team: 'townsfolk'
    })
  })
})
