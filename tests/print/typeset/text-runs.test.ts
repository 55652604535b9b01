import { describe, expect, test } from 'vitest'
import { abilityRuns, reminderRuns } from '#print/typeset/text-runs.ts'

const tokens = (...reminders: string[]) => ({ reminders, remindersGlobal: ['Is The Drunk'] })
const looks = (reminder: string, ...reminders: string[]) =>
  reminderRuns(reminder, tokens(...reminders)).map(({ text, token, face }) => [token ? 'token' : face, text])

test('setup notes of an ability are bold', () => {
  expect(abilityRuns('Each night, choose. [+1 Outsider]').map(({ face, text }) => [face, text])).toEqual([
    ['text', 'Each night, choose. '],
    ['bold', '[+1 Outsider]']
  ])
  expect(abilityRuns('他死亡。［+1外来者］').map(({ face, text }) => [face, text])).toEqual([
    ['text', '他死亡。'],
    ['bold', '［+1外来者］']
  ])
})

describe('a night reminder', () => {
  test('has text that is shown to a player in bold', () => {
    expect(looks('Show *YOU ARE* now')).toEqual([
      ['text', 'Show '],
      ['bold', 'YOU ARE'],
      ['text', ' now']
    ])
  })

  test('has a token for text that is one of the character’s reminder labels, its own or global', () => {
    expect(looks('Nod for the *RED HERRING*', 'Red Herring').at(-1)).toEqual(['token', 'Red Herring'])
    expect(looks('Mark *IS THE DRUNK*').at(-1)).toEqual(['token', 'Is The Drunk'])
  })

  test('labels the dots in order when there are as many dots as tokens', () => {
    expect(
      looks(':reminder: :reminder: :reminder:', 'Safe', 'Safe', 'Drunk').filter(([look]) => look === 'token')
    ).toEqual([
      ['token', 'Safe'],
      ['token', 'Safe'],
      ['token', 'Drunk']
    ])
  })

  test('labels every dot when all tokens are the same', () => {
    expect(looks('Mark :reminder:', 'Know', 'Know', 'Know').at(-1)).toEqual(['token', 'Know'])
  })

  test('leaves an ambiguous dot without a label', () => {
    expect(looks('They choose. :reminder:', 'Dead', 'Poisoned').at(-1)).toEqual(['token', ''])
  })

  test('keeps a single star', () => {
    expect(looks('Each night* they wake')).toEqual([['text', 'Each night* they wake']])
  })
})

test('a token after the end of a sentence is a sentence of its own', () => {
  const text = (reminder: string, ...reminders: string[]) =>
    looks(reminder, ...reminders)
      .map(([, each]) => each)
      .join('')
  expect(text('Both sleep. :reminder: Wake them.', 'Safe')).toBe('Both sleep. Safe. Wake them.')
  expect(text('Both sleep. :reminder:', 'Safe')).toBe('Both sleep. Safe.')
  expect(text('Beide schlafen. :reminder: Wecke sie.', '2.')).toBe('Beide schlafen. 2. Wecke sie.')
  expect(text('Both are safe :reminder: :reminder: and sleep.', 'Safe')).toBe(
    'Both are safe Safe Safe and sleep.'
  )
  expect(text('If it is so: :reminder:', 'Safe')).toBe('If it is so: Safe')
  expect(text('Mark 1 as *SAFE*. Wake them.', 'Safe')).toBe('Mark 1 as Safe. Wake them.')
  expect(text('Both sleep. :reminder:')).toBe('Both sleep. ')
})
