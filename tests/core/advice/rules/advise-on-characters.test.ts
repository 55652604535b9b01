import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { aScript, custom, official } from '../../script-builders.ts'
import { advise, codesOf, fixed, soundScript, suggestionOf } from '../advise.ts'

const textOf = (count: number) => 'x'.repeat(count)

describe('characters', () => {
  test('with unknown ids can be removed together', () => {
    const script = soundScript({
      with: [
        { kind: 'unknown', id: 'gondola' },
        { kind: 'unknown', id: 'barge' }
      ]
    })
    expect(suggestionOf(script, 'unknown_ids')).toMatchObject({
      severity: 'mistake',
      characters: ['gondola', 'barge']
    })
    expect(fixed(script, 'unknown_ids')).toEqual(soundScript())
  })

  test('with the same name are reported, in any case and spacing', () => {
    const script = aScript({
      characters: ['imp', 'bootlegger', custom('imp2', { name: ' IMP' }), custom('owl')]
    })
    expect(suggestionOf(script, 'name_twice')?.characters).toEqual(['imp', 'imp2'])
  })

  test('without an ability are reported', () => {
    const script = aScript({ characters: ['bootlegger', custom('owl', { ability: ' ' }), custom('bat')] })
    expect(suggestionOf(script, 'ability_missing')?.characters).toEqual(['owl'])
  })

  test('with brackets at the end of their ability get the setup mark', () => {
    const unmarked = custom('owl', { ability: 'Eule sein. [+1 Außenseiter]' })
    const script = aScript({
      characters: ['bootlegger', unmarked, custom('bat', { ability: 'Wake [once] a night.' })]
    })
    expect(suggestionOf(script, 'setup_unmarked')?.characters).toEqual(['owl'])
    const after = fixed(script, 'setup_unmarked')
    expect(after.characters[1]).toEqual({ ...unmarked, setup: true })
    expect(after.characters[2]).toBe(script.characters[2])
    expect(codesOf(after)).toEqual([])
  })
})

test('a missing title is reported for a complete script, not for a draft', () => {
  expect(codesOf(soundScript({ title: ' ' }))).toEqual(['title_missing'])
  expect(codesOf(aScript({ characters: ['imp'] }))).toEqual([])
})

describe('texts', () => {
  const most = limits.character

  test('over the limit are reported, others aren’t', () => {
    const fits = custom('owl', {
      name: textOf(most.name),
      ability: textOf(most.ability),
      reminders: Array.from({ length: most.reminders }, () => textOf(most.reminder))
    })
    expect(codesOf(aScript({ characters: ['bootlegger', fits] }))).toEqual([])
    for (const long of [
      custom('owl', { name: textOf(most.name + 1) }),
      custom('owl', { ability: textOf(most.ability + 1) }),
      custom('owl', { flavor: textOf(most.flavor + 1) }),
      custom('owl', { reminders: [textOf(most.reminder + 1)] }),
      custom('owl', { remindersGlobal: [textOf(most.reminderGlobal + 1)] }),
      custom('owl', { reminders: Array.from({ length: most.reminders + 1 }, () => 'Dead') }),
      custom('owl', { jinxes: [{ id: 'imp', reason: textOf(most.jinxReason + 1) }] }),
      official('imp', { ability: textOf(most.ability + 1) })
    ]) {
      const script = aScript({ characters: ['bootlegger', long] })
      expect(suggestionOf(script, 'text_long')?.characters).toEqual([long.id])
    }
  })

  test('of the almanac count, for every character', () => {
    const almanac = textOf(most.almanacDetails + 1)
    const script = soundScript({
      customData: { 'imp-almanacDetails': almanac, almanacIntroduction: almanac }
    })
    expect(suggestionOf(script, 'text_long')?.characters).toEqual(['imp'])
    expect(suggestionOf(script, 'introduction_long')).toMatchObject({ count: 5001, limit: 5000 })
  })

  test('of the metadata have limits too', () => {
    const script = soundScript({
      title: textOf(51),
      author: textOf(60),
      bootlegger: Array.from({ length: 11 }, (_, index) => `Rule ${index}`),
      with: ['bootlegger']
    })
    expect(advise(script).map(({ code, count, limit }) => [code, count, limit])).toEqual([
      ['title_long', 51, 50],
      ['author_long', 60, 50],
      ['rules_many', 11, 10]
    ])
  })
})
