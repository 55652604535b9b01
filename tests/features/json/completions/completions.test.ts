import { describe, expect, test } from 'vitest'
import { type CompletionData, completionsAt } from '#features/json/completions/completions.ts'
import { catalogue } from '../../../core/script-builders.ts'

const names = new Map([
  ['chef', 'Bếp Trưởng'],
  ['team', 'team']
])

const data: CompletionData = {
  root: 'script',
  official: [...catalogue.characters.keys()],
  editions: ['tb', 'bmr'],
  onScript: [],
  nameOf: (_, word) => names.get(word)
}

/** The bar in the text marks the cursor. */
const at = (marked: string, more: Partial<CompletionData> = {}) =>
  completionsAt(marked.replace('|', ''), marked.indexOf('|'), { ...data, ...more })

const wordsAt = (marked: string, more?: Partial<CompletionData>) =>
  at(marked, more)?.options.map(({ word }) => word) ?? []

describe('completions in the JSON of a script', () => {
  test('of keys are the keys that the entry can have and lacks', () => {
    const meta = wordsAt('[{"id": "_meta", "name": "x", |}]')
    expect(meta).toContain('hideTitle')
    expect(meta).not.toContain('name')
    expect(meta).not.toContain('team')
    const character = wordsAt('["imp", {"id": "cook", |}]')
    expect(character).toContain('firstNightReminder')
    expect(character).not.toContain('hideTitle')
  })

  test('of a key insert an empty value with the cursor in it', () => {
    const [first] = at('["imp", {"id": "cook", "remi|"}]')?.options ?? []
    expect(first).toMatchObject({ word: 'reminders', insert: '"reminders": []', cursor: 14 })
    const [known] = at('["imp", {"id": "cook", "remi|": []}]')?.options ?? []
    expect(known).toMatchObject({ insert: '"reminders"' })
  })

  test('of teams, app features, booleans and editions are their allowed values', () => {
    expect(wordsAt('["imp", {"id": "cook", "team": "|"}]')).toContain('loric')
    expect(wordsAt('["imp", {"id": "cook", "special": [{"type": "|"}]}]')).toContain('selection')
    expect(wordsAt('["imp", {"id": "cook", "special": [{"type": "vote", "name": "mu|"}]}]')).toEqual([
      'multiplier'
    ])
    expect(wordsAt('["imp", {"id": "cook", "special": [{"time": "firstN|"}]}]')).toEqual(['firstNight'])
    expect(wordsAt('["imp", {"id": "cook", "special": [{"global": "dea|"}]}]')).toEqual(['dead'])
    expect(wordsAt('["imp", {"id": "cook", "setup": |}]')).toEqual(['false', 'true'])
    expect(wordsAt('["imp", {"id": "cook", "edition": "|"}]')).toEqual(['tb', 'bmr'])
  })

  test('of official characters match the id and the name in the page’s language', () => {
    expect(at('[{"id": "_meta"}, "bep tr|"]')?.options[0]).toMatchObject({
      word: 'chef',
      about: 'Bếp Trưởng',
      insert: '"chef"'
    })
    expect(wordsAt('["fortunet|"]')).toEqual(['fortuneteller'])
    expect(wordsAt('["fortuneteller", "fortunet|"]')).toEqual([])
  })

  test('of a night are its steps and the characters of the script', () => {
    const text = '[{"id": "_meta", "firstNight": ["dusk", |]}, "imp", {"id": "cook"}]'
    expect(wordsAt(text)).toEqual(['minioninfo', 'demoninfo', 'dawn', 'imp', 'cook'])
  })

  test('of a jinx are the other characters of the script, then all official characters', () => {
    const found = wordsAt('["imp", {"id": "cook", "jinxes": [{"id": "|"}]}, {"id": "baker"}]')
    expect(found.slice(0, 2)).toEqual(['imp', 'baker'])
    expect(found).toContain('alchemist')
    expect(found).not.toContain('cook')
  })
})

describe('completions in the JSON of a character', () => {
  const character = { root: 'character', onScript: ['baker'] } as const

  test('are keys and values of a character', () => {
    expect(wordsAt('{"id": "cook", "ab|"}', character)).toEqual(['ability'])
    expect(wordsAt('{"id": "cook", "team": "mini|"}', character)).toEqual(['minion'])
    expect(wordsAt('{"id": "cook", "jinxes": [{"id": "ba|"}]}', character)[0]).toBe('baker')
  })
})
