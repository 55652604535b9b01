import { describe, expect, test } from 'vitest'
import { abilityRuns, reminderRuns } from '#print/marks.ts'

const tokens = (...reminders: string[]) => ({ reminders, remindersGlobal: ['Is The Drunk'] })
const looks = (reminder: string, ...reminders: string[]) =>
  reminderRuns(reminder, tokens(...reminders)).map(({ text, token, face }) => [token ? 'token' : face, text])

test('setup notes of an ability are bold', () => {
  expect(abilityRuns('Each night, choose. [+1 Outsider]').map(({ face, text }) => [face, text])).toEqual([
    ['text', 'Each night, choose. '],
    ['bold', '[+1 Outsider]']
  ])
})

describe('a night reminder', () => {
  test('sets what a player is shown in bold', () => {
    expect(looks('Show *YOU ARE* now')).toEqual([
      ['text', 'Show '],
      ['bold', 'YOU ARE'],
      ['text', ' now']
    ])
  })

  test('draws a token where the words are a label of the character, own or for others', () => {
    expect(looks('Nod for the *RED HERRING*', 'Red Herring').at(-1)).toEqual(['token', 'Red Herring'])
    expect(looks('Mark *IS THE DRUNK*').at(-1)).toEqual(['token', 'Is The Drunk'])
  })

  test('labels each dot in turn where there are as many as tokens', () => {
    expect(
      looks(':reminder: :reminder: :reminder:', 'Safe', 'Safe', 'Drunk').filter(([look]) => look === 'token')
    ).toEqual([
      ['token', 'Safe'],
      ['token', 'Safe'],
      ['token', 'Drunk']
    ])
  })

  test('labels every dot where all tokens are the same', () => {
    expect(looks('Mark :reminder:', 'Know', 'Know', 'Know').at(-1)).toEqual(['token', 'Know'])
  })

  test('leaves a dot without a label where it might be either', () => {
    expect(looks('They choose. :reminder:', 'Dead', 'Poisoned').at(-1)).toEqual(['token', ''])
  })

  test('leaves a lone star alone', () => {
    expect(looks('Each night* they wake')).toEqual([['text', 'Each night* they wake']])
  })
})
