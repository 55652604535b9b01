import { describe, expect, test } from 'vitest'
import { adviceCodes, type Note, noteKey, severities } from '#core/advice/note.ts'
import { emptyScript } from '#core/script.ts'
import { aScript, custom } from '../build.ts'
import { advise, codesOf, soundIds, soundScript } from './advise.ts'

describe('advice', () => {
  test('has nothing to say about a sound script, about an empty one, and about a draft of six', () => {
    expect(advise(soundScript())).toEqual([])
    expect(advise(emptyScript)).toEqual([])
    expect(advise(aScript({ characters: soundIds.slice(0, 6) }))).toEqual([])
  })

  test('tells the gravest first', () => {
    const script = soundScript({
      title: '',
      with: ['choirboy', custom('owl', { ability: '' })],
      without: ['monk', 'mayor']
    })
    const notes = advise(script)
    expect(notes.map(({ code }) => code)).toEqual([
      'partner_missing',
      'ability_missing',
      'bootlegger_missing',
      'title_missing'
    ])
    const ranks = notes.map(({ severity }) => severities.indexOf(severity))
    expect(ranks).toEqual(ranks.toSorted())
  })

  test('says the same about the same script', () => {
    const script = soundScript({ with: ['choirboy', 'alchemist'] })
    expect(advise(script)).toEqual(advise(script))
  })

  test('knows every note by a key of its own', () => {
    const notes: Note[] = [
      { code: 'team_many', severity: 'note', team: 'minion' },
      { code: 'team_many', severity: 'note', team: 'demon' },
      { code: 'order_asleep', severity: 'note', night: 'firstNight' },
      { code: 'order_asleep', severity: 'note', night: 'otherNight' },
      { code: 'partner_missing', severity: 'mistake', fix: { kind: 'add', id: 'king' } },
      { code: 'partner_missing', severity: 'mistake', fix: { kind: 'add', id: 'damsel' } }
    ]
    expect(new Set(notes.map(noteKey)).size).toBe(notes.length)
    expect(new Set(adviceCodes).size).toBe(adviceCodes.length)
  })

  test('does not hold against a script what an unknown character may do', () => {
    const script = aScript({ characters: [...soundIds.slice(0, 13), { kind: 'unknown', id: 'gondola' }] })
    expect(codesOf(script)).toEqual(['unknown_ids'])
  })
})
