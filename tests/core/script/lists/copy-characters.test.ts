import { expect, test } from 'vitest'
import { almanacKey } from '#core/script/almanac-keys.ts'
import { copyCharacters } from '#core/script/lists/copy-characters.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { aScript, catalogue, custom, idsOf, official, unknown } from '../../script-builders.ts'

const cook = custom('cook', { firstNight: 3 })
const source = aScript({
  characters: ['chef', cook, 'imp', unknown('mystery')],
  customData: { [almanacKey('cook')]: 'Cooks.', [almanacKey('imp')]: 'Kills.' }
})

const copy = (ids: readonly string[], target: Script = emptyScript) =>
  copyCharacters(source, ids, target, catalogue)

test('copies characters with their almanac texts, in the order of the source', () => {
  expect(copy(['cook', 'chef', 'mystery'])).toEqual({
    script: {
      ...emptyScript,
      characters: [official('chef'), cook, unknown('mystery')],
      customData: { [almanacKey('cook')]: 'Cooks.' }
    },
    added: ['chef', 'cook', 'mystery'],
    present: []
  })
})

test('appends to what the target has', () => {
  expect(idsOf(copy(['imp'], aScript({ characters: ['empath'] })).script)).toEqual(['empath', 'imp'])
})

test('skips what the target has already, in any spelling, and names it', () => {
  const target = aScript({ characters: ['chef', custom('Co-ok')], customData: { 'cook-almanacDetails': 1 } })
  expect(copy(['chef', 'cook', 'imp'], target)).toMatchObject({
    added: ['imp'],
    present: ['chef', 'cook'],
    script: { customData: { 'cook-almanacDetails': 1 } }
  })
  expect(copy(['chef'], target).script).toBe(target)
})

test('ignores ids that the source doesn’t have', () => {
  expect(copy(['spy'])).toEqual({ script: emptyScript, added: [], present: [] })
})

test('goes to the end of custom night orders, before dawn unless it wakes after it', () => {
  const high = custom('high', { firstNight: 150 })
  const from = aScript({ characters: ['leviathan', high, 'chef', cook, 'baron'] })
  const target = { ...emptyScript, firstNight: ['dusk', 'chef', 'dawn'], otherNight: ['dusk'] }
  const { script } = copyCharacters(from, ['leviathan', 'high', 'chef', 'cook', 'baron'], target, catalogue)
  expect(script.firstNight).toEqual(['dusk', 'chef', 'high', 'cook', 'dawn', 'leviathan'])
  expect(script.otherNight).toEqual(['dusk', 'leviathan'])
})
