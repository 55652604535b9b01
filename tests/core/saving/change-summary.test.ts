import { describe, expect, test } from 'vitest'
import { summarizeCharacterChanges, summarizeScriptChanges } from '#core/saving/change-summary.ts'
import { almanacIntroductionKey } from '#core/script/almanac-keys.ts'
import { aSavedCharacter, aScript } from '../script-builders.ts'

describe('what changed between two scripts is counted', () => {
  test.each([
    [{}, {}, {}],
    [{ characters: ['imp'] }, { characters: ['chef', 'spy'] }, { added: 2, removed: 1 }],
    [{ characters: ['imp', 'chef', 'spy'] }, { characters: ['spy', 'imp', 'chef'] }, { moved: 1 }],
    [{ title: 'A' }, { title: 'B' }, { title: true }],
    [{}, { author: 'Zoë', hideTitle: true, bootlegger: ['No'] }, { metadata: true, houseRules: true }],
    [{}, { firstNight: ['dusk', 'dawn'], otherNight: ['dusk', 'dawn'] }, { nights: true }],
    [{}, { customData: { [almanacIntroductionKey]: 'Once' } }, { almanac: true }],
    [{}, { extra: { theirs: 1 } }, { other: true }]
  ] as const)('%j to %j', (before, after, summary) => {
    expect(summarizeScriptChanges(aScript({ ...before } as object), aScript({ ...after } as object))).toEqual(
      summary
    )
  })
})

test('of a character, its name and the number of its other fields', () => {
  const { image: _, ...character } = aSavedCharacter({ image: ['https://example.com/a.png'] })
  const before = { ...character, flavor: 'Old' }
  expect(summarizeCharacterChanges(before, before)).toEqual({})
  expect(summarizeCharacterChanges(before, { ...before, name: 'Other' })).toEqual({ name: true })
  const after = { ...character, name: 'Other', ability: 'Rings.', almanacDetails: 'Text' }
  expect(summarizeCharacterChanges(before, after)).toEqual({ name: true, fields: 3 })
})
