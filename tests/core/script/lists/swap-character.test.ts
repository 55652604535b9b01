import { describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { almanacKey } from '#core/script/almanac-keys.ts'
import { swapCharacter } from '#core/script/lists/swap-character.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { aScript, catalogue, custom, idsOf, official, unknown } from '../../script-builders.ts'

const script = aScript({
  title: 'Village',
  bootlegger: ['No talking.'],
  characters: ['chef', 'poisoner', 'imp']
})

const swap = (from: Script, id: string, character: ScriptCharacter, text = '') =>
  swapCharacter(from, id, character, text, catalogue)

function swapped(from: Script, id: string, character: ScriptCharacter, text = '') {
  const result = swap(from, id, character, text)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

describe('swapping a character', () => {
  test('puts the new one in the place of the former one, and leaves the rest alone', () => {
    expect(swapped(script, 'poisoner', official('spy'))).toEqual({
      ...script,
      characters: [official('chef'), official('spy'), official('imp')]
    })
  })

  test('takes any kind of character for any other', () => {
    expect(idsOf(swapped(aScript({ characters: [unknown('mystery')] }), 'mystery', custom('cook')))).toEqual([
      'cook'
    ])
  })

  test('refuses a character that the script has already, in any spelling', () => {
    expect(swap(script, 'poisoner', official('imp'))).toEqual(refuse('character_id_taken'))
    expect(swap(script, 'poisoner', custom('Im-p'))).toEqual(refuse('character_id_taken'))
  })

  test('takes a custom character with the id of the former one', () => {
    const own = custom('chef', { name: 'My chef' })
    expect(swapped(script, 'chef', own).characters).toEqual([own, official('poisoner'), official('imp')])
  })

  test('refuses a former one that the script doesn’t have', () => {
    expect(swap(script, 'spy', official('empath'))).toEqual(refuse('character_missing'))
  })

  test('the same one changes nothing', () => {
    expect(swap(script, 'chef', official('chef'))).toEqual(ok(script))
  })

  test('replaces the almanac text, also of one with the same id', () => {
    const customData = { [almanacKey('chef')]: 'Former.', [almanacKey('imp')]: 'Stays.' }
    const told = { ...script, customData }
    expect(swapped(told, 'chef', custom('cook'), 'Cooks.').customData).toEqual({
      [almanacKey('imp')]: 'Stays.',
      [almanacKey('cook')]: 'Cooks.'
    })
    expect(swapped(told, 'chef', custom('chef')).customData).toEqual({ [almanacKey('imp')]: 'Stays.' })
  })

  test('leaves the jinxes of others alone', () => {
    const jinxed = aScript({
      characters: ['chef', custom('cook', { jinxes: [{ id: 'chef', reason: 'Too many.' }] })]
    })
    expect(swapped(jinxed, 'chef', official('empath')).characters[1]).toEqual(jinxed.characters[1])
  })
})

describe('in a custom night order', () => {
  const ordered = { ...script, firstNight: ['dusk', 'chef', 'mystery', 'poisoner', 'dawn'] }

  test('the new one has the place of its own number', () => {
    // The poisoner wakes before the chef, the empath after it.
    const swappedOrder = (id: string) => swapped(ordered, 'poisoner', official(id)).firstNight
    expect(swappedOrder('empath')).toEqual(['dusk', 'chef', 'empath', 'mystery', 'dawn'])
    expect(swappedOrder('washerwoman')).toEqual(['dusk', 'washerwoman', 'chef', 'mystery', 'dawn'])
  })

  test('one that doesn’t wake has no place', () => {
    expect(swapped(ordered, 'poisoner', official('baron')).firstNight).toEqual([
      'dusk',
      'chef',
      'mystery',
      'dawn'
    ])
  })

  test('one that wakes gets a place where the former one had none', () => {
    expect(swapped(ordered, 'imp', official('spy')).firstNight).toContain('spy')
  })

  test('one with the same id stays where it is', () => {
    const own = custom('chef', { firstNight: 90 })
    expect(swapped(ordered, 'chef', own).firstNight).toEqual(ordered.firstNight)
  })

  test('an official order stays one', () => {
    expect(swapped(ordered, 'poisoner', official('spy')).otherNight).toBeUndefined()
  })
})
