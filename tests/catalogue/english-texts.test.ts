import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { stepIds } from '#core/night/night.ts'
import facts from '../../src/catalogue/facts.json' with { type: 'json' }
import texts from '../../src/catalogue/texts/en-GB.json' with { type: 'json' }

interface Words {
  name: string
  ability: string
  firstNightReminder?: string
  otherNightReminder?: string
}
const textsById = new Map<string, Words>(Object.entries(texts.characters))
const jinxes = new Map<string, Record<string, string>>(Object.entries(texts.jinxes))
const plainQuotes = (text: string) => text.replace(/[“”]/g, '"').replace(/’/g, "'")

describe('the English texts', () => {
  test('cover exactly the official characters', () => {
    expect([...textsById.keys()].sort()).toEqual(facts.characters.map(({ id }) => id).sort())
  })

  test.each(facts.characters)('$name matches its facts', character => {
    const {
      name,
      ability,
      firstNightReminder = '',
      otherNightReminder = ''
    } = textsById.get(character.id) ?? {
      name: '',
      ability: ''
    }
    expect(name).toBe(character.name)
    expect(ability.length).toBeGreaterThan(0)
    expect(ability.length).toBeLessThanOrEqual(limits.character.ability)
    expect(plainQuotes(ability).startsWith(plainQuotes(character.abilityOpening))).toBe(true)
    expect(firstNightReminder !== '').toBe(character.firstNight > 0)
    expect(otherNightReminder !== '').toBe(character.otherNight > 0)
    expect(firstNightReminder.length).toBeLessThanOrEqual(limits.character.nightReminder)
    expect(otherNightReminder.length).toBeLessThanOrEqual(limits.character.nightReminder)
  })

  test('cover exactly the official jinxes', () => {
    const pairs = facts.characters.flatMap(({ id, jinxedWith }) => jinxedWith.map(other => `${id} ${other}`))
    const reasons = [...jinxes].flatMap(([id, others]) => Object.keys(others).map(other => `${id} ${other}`))
    expect(reasons.sort()).toEqual(pairs.sort())
    for (const reason of [...jinxes.values()].flatMap(others => Object.values(others))) {
      expect(reason.length).toBeGreaterThan(0)
      expect(reason.length).toBeLessThanOrEqual(limits.character.jinxReason)
    }
  })

  test('cover the 4 steps', () => {
    expect(Object.keys(texts.steps).sort()).toEqual([...stepIds].sort())
  })
})
