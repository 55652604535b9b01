import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { aScript, custom, official } from '../build.ts'
import { advise, codesOf, fixed, noteOf, soundScript } from './advise.ts'

const words = (count: number) => 'x'.repeat(count)

describe('characters', () => {
  test('that nobody describes can be taken off together', () => {
    const script = soundScript({
      with: [
        { kind: 'unknown', id: 'gondola' },
        { kind: 'unknown', id: 'barge' }
      ]
    })
    expect(noteOf(script, 'unknown_ids')).toMatchObject({
      severity: 'mistake',
      characters: ['gondola', 'barge']
    })
    expect(fixed(script, 'unknown_ids')).toEqual(soundScript())
  })

  test('of one name are named, however it is spelt', () => {
    const script = aScript({
      characters: ['imp', 'bootlegger', custom('imp2', { name: ' IMP' }), custom('owl')]
    })
    expect(noteOf(script, 'name_twice')?.characters).toEqual(['imp', 'imp2'])
  })

  test('without an ability are named', () => {
    const script = aScript({ characters: ['bootlegger', custom('owl', { ability: ' ' }), custom('bat')] })
    expect(noteOf(script, 'ability_missing')?.characters).toEqual(['owl'])
  })

  test('with brackets at the end of their ability are marked as changing the setup', () => {
    const unmarked = custom('owl', { ability: 'Eule sein. [+1 Außenseiter]' })
    const script = aScript({
      characters: ['bootlegger', unmarked, custom('bat', { ability: 'Wake [once] a night.' })]
    })
    expect(noteOf(script, 'setup_unmarked')?.characters).toEqual(['owl'])
    const after = fixed(script, 'setup_unmarked')
    expect(after.characters[1]).toEqual({ ...unmarked, setup: true })
    expect(after.characters[2]).toBe(script.characters[2])
    expect(codesOf(after)).toEqual([])
  })
})

test('a whole script without a title is told so, a draft is not', () => {
  expect(codesOf(soundScript({ title: ' ' }))).toEqual(['title_missing'])
  expect(codesOf(aScript({ characters: ['imp'] }))).toEqual([])
})

describe('texts', () => {
  const most = limits.character

  test('up to the limit are fine, those beyond are told of', () => {
    const fits = custom('owl', {
      name: words(most.name),
      ability: words(most.ability),
      reminders: Array.from({ length: most.reminders }, () => words(most.reminder))
    })
    expect(codesOf(aScript({ characters: ['bootlegger', fits] }))).toEqual([])
    for (const long of [
      custom('owl', { name: words(most.name + 1) }),
      custom('owl', { ability: words(most.ability + 1) }),
      custom('owl', { flavor: words(most.flavor + 1) }),
      custom('owl', { reminders: [words(most.reminder + 1)] }),
      custom('owl', { remindersGlobal: [words(most.reminderGlobal + 1)] }),
      custom('owl', { reminders: Array.from({ length: most.reminders + 1 }, () => 'Dead') }),
      custom('owl', { jinxes: [{ id: 'imp', reason: words(most.jinxReason + 1) }] }),
      official('imp', { ability: words(most.ability + 1) })
    ]) {
      const script = aScript({ characters: ['bootlegger', long] })
      expect(noteOf(script, 'text_long')?.characters).toEqual([long.id])
    }
  })

  test('of the almanac count, under whichever character', () => {
    const almanac = words(most.almanacDetails + 1)
    const script = soundScript({
      customData: { 'imp-almanacDetails': almanac, almanacIntroduction: almanac }
    })
    expect(noteOf(script, 'text_long')?.characters).toEqual(['imp'])
    expect(noteOf(script, 'introduction_long')).toMatchObject({ count: 5001, limit: 5000 })
  })

  test('about the script have limits too', () => {
    const script = soundScript({
      title: words(51),
      author: words(60),
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
