import { describe, expect, test } from 'vitest'
import { adviceCodes, type Suggestion, severities, suggestionKey } from '#core/advice/suggestion.ts'
import { emptyScript } from '#core/script/script.ts'
import { aScript, custom } from '../script-builders.ts'
import { advise, codesOf, soundIds, soundScript } from './advise.ts'

describe('advice', () => {
  test('is empty for a good script, for an empty one, and for a draft of 6', () => {
    expect(advise(soundScript())).toEqual([])
    expect(advise(emptyScript)).toEqual([])
    expect(advise(aScript({ characters: soundIds.slice(0, 6) }))).toEqual([])
  })

  test('lists the most severe suggestions first', () => {
    const script = soundScript({
      title: '',
      with: ['choirboy', custom('owl', { ability: '' })],
      without: ['monk', 'mayor']
    })
    const suggestions = advise(script)
    expect(suggestions.map(({ code }) => code)).toEqual([
      'partner_missing',
      'ability_missing',
      'bootlegger_missing',
      'title_missing'
    ])
    const ranks = suggestions.map(({ severity }) => severities.indexOf(severity))
    expect(ranks).toEqual(ranks.toSorted())
  })

  test('is deterministic', () => {
    const script = soundScript({ with: ['choirboy', 'alchemist'] })
    expect(advise(script)).toEqual(advise(script))
  })

  test('has a unique key for every suggestion', () => {
    const suggestions: Suggestion[] = [
      { code: 'team_many', severity: 'note', team: 'minion' },
      { code: 'team_many', severity: 'note', team: 'demon' },
      { code: 'order_asleep', severity: 'note', night: 'firstNight' },
      { code: 'order_asleep', severity: 'note', night: 'otherNight' },
      { code: 'partner_missing', severity: 'mistake', fix: { kind: 'add', id: 'king' } },
      { code: 'partner_missing', severity: 'mistake', fix: { kind: 'add', id: 'damsel' } }
    ]
    expect(new Set(suggestions.map(suggestionKey)).size).toBe(suggestions.length)
    expect(new Set(adviceCodes).size).toBe(adviceCodes.length)
  })

  test('assumes that unknown characters may supply what is missing', () => {
    const script = aScript({ characters: [...soundIds.slice(0, 13), { kind: 'unknown', id: 'gondola' }] })
    expect(codesOf(script)).toEqual(['unknown_ids'])
  })
})
