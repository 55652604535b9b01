import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitReminder } from '#core/cast/reminder-parts.ts'

const of = (...reminders: string[]) => ({ reminders, remindersGlobal: [] })

describe('a night reminder', () => {
  test('without marks is a single text', () => {
    expect(splitReminder('Wake the Chef.')).toEqual([{ kind: 'text', text: 'Wake the Chef.' }])
    expect(splitReminder('')).toEqual([])
  })

  test('has labels between stars', () => {
    expect(splitReminder('Show *YOU ARE*, then *THIS PLAYER IS*.')).toEqual([
      { kind: 'text', text: 'Show ' },
      { kind: 'label', text: 'YOU ARE' },
      { kind: 'text', text: ', then ' },
      { kind: 'label', text: 'THIS PLAYER IS' },
      { kind: 'text', text: '.' }
    ])
  })

  test.each([
    ['KASABALI', 'Kasabalı'],
    ['ÖLDÜRÜLEMEZ', 'Öldürülemez'],
    ['İYİ', 'İyi'],
    ['ZEHİRLİ', 'Zehirli'],
    ['AUSSENSEITER', 'Außenseiter']
  ])('matches %s to the token %s in the capitals of its language', (text, label) => {
    expect(splitReminder(`*${text}*`, of(label))).toEqual([{ kind: 'token', text: label }])
  })

  test('matches text between stars to the token with that label', () => {
    expect(splitReminder('Point to the *RED HERRING*.', of('Red Herring'))[1]).toEqual({
      kind: 'token',
      text: 'Red Herring'
    })
    expect(splitReminder('*LATE*', { reminders: [], remindersGlobal: ['Late'] })).toEqual([
      { kind: 'token', text: 'Late' }
    ])
  })

  test('labels a :reminder: mark when only one token is possible', () => {
    expect(splitReminder('They choose. :reminder:', of('Poisoned'))[1]).toEqual({
      kind: 'token',
      text: 'Poisoned'
    })
    expect(splitReminder(':reminder:', of('Know', 'Know'))).toEqual([{ kind: 'token', text: 'Know' }])
    expect(splitReminder(':reminder: :reminder:', of('Know', 'Know'))[2]).toEqual({
      kind: 'token',
      text: 'Know'
    })
  })

  test('labels several :reminder: marks in order when there are as many tokens', () => {
    const parts = splitReminder(':reminder: then :reminder:', of('Seen', 'Dead'))
    expect(parts.map(({ text }) => text)).toEqual(['Seen', ' then ', 'Dead'])
  })

  test('leaves a :reminder: mark without a label when several tokens are possible', () => {
    expect(splitReminder(':reminder:', of('Seen', 'Dead'))).toEqual([{ kind: 'token', text: '' }])
    expect(splitReminder(':reminder:')).toEqual([{ kind: 'token', text: '' }])
  })

  test('keeps the star of other nights, single stars and empty pairs of stars as text', () => {
    for (const text of ['Each night*, choose; other nights* too.', '2 * 3', '**', '* *', 'a ** b', '*']) {
      expect(splitReminder(text)).toEqual([{ kind: 'text', text }])
    }
  })

  test('never treats text as markup', () => {
    expect(splitReminder('<b>*<i>*</b>')).toEqual([
      { kind: 'text', text: '<b>' },
      { kind: 'label', text: '<i>' },
      { kind: 'text', text: '</b>' }
    ])
  })

  test('keeps all text', () => {
    const piece = fc.constantFrom('*', ' ', ':reminder:', 'WORD', 'night', '\n', '.')
    fc.assert(
      fc.property(fc.array(piece), pieces => {
        const reminder = pieces.join('')
        const written = splitReminder(reminder).map(({ kind, text }) =>
          kind === 'text' ? text : kind === 'label' ? `*${text}*` : ':reminder:'
        )
        expect(written.join('')).toBe(reminder)
      })
    )
  })
})
