import { describe, expect, test } from 'vitest'
import {
  adviceCodes,
  type Suggestion,
  severities,
  suggestAbout,
  suggestionKey
} from '#core/advice/suggestion.ts'
import { emptyScript } from '#core/script/script.ts'
import { aScript, custom, unknown } from '../script-builders.ts'
import { advise, codesOf, soundIds, soundScript } from './advise.ts'

describe('advice', () => {
  test('is empty for a good script, for an empty one, and for a draft with each team that a game needs', () => {
    expect(advise(soundScript())).toEqual([])
    expect(advise(emptyScript)).toEqual([])
    expect(advise(aScript({ characters: [...soundIds.slice(0, 6), 'spy', 'imp'] }))).toEqual([])
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

test('each suggestion has the severity that its consequence deserves', () => {
  const scripts = [
    soundScript({
      title: '',
      with: ['choirboy', 'huntsman', custom('owl', { ability: '', otherNight: 3 }), unknown('x')]
    }),
    aScript({ characters: ['imp', 'djinn'] }),
    soundScript({ title: '', with: ['bootlegger', 'witch', 'cerenovus'] }),
    soundScript({
      title: 'x'.repeat(51),
      author: 'x'.repeat(51),
      logo: 'http://example.com/a.png',
      background: 'https://imgur.com/a/abc',
      otherNight: ['dusk', 'chef', 'gone', 'dawn'],
      with: [
        custom('owl', {
          ability: 'Fly. [+1 Outsider]',
          firstNightReminder: 'Wake.',
          image: ['https://tmpfiles.org/a.png'],
          jinxes: [{ id: 'gone', reason: 'No.' }]
        }),
        custom('bat', { name: 'Owl', image: ['blob:a'] })
      ]
    }),
    soundScript({ without: ['baron', 'vigormortis', 'fanggu'], with: ['ojo', 'po', 'witch'] }),
    soundScript({ without: ['scarletwoman', 'spy', 'saint'] }),
    soundScript({
      with: ['alchemist', 'widow', 'boffin', 'cerenovus', 'marionette', 'organgrinder', 'summoner']
    })
  ]
  const severityByCode = new Map(
    scripts.flatMap(script => advise(script).map(({ code, severity }) => [code, severity] as const))
  )
  const codesWith = (wanted: string) =>
    [...severityByCode].filter(([, severity]) => severity === wanted).map(([code]) => code)
  expect(codesWith('mistake').sort()).toEqual(
    ['ability_missing', 'image_local', 'image_page', 'partner_missing', 'unknown_ids'].sort()
  )
  expect(codesWith('note').sort()).toEqual(
    [
      'bootlegger_idle',
      'djinn_idle',
      'jinx_nowhere',
      'jinxes_many',
      'order_asleep',
      'order_strangers',
      'partners_two',
      'reminder_without_wake',
      'team_many',
      'title_missing'
    ].sort()
  )
  expect(codesWith('advice')).toEqual(
    expect.arrayContaining([
      'author_long',
      'bootlegger_missing',
      'djinn_missing',
      'image_insecure',
      'image_short_lived',
      'name_twice',
      'order_incomplete',
      'outsiders_fixed',
      'outsiders_short',
      'setup_unmarked',
      'team_few',
      'title_long',
      'wake_without_reminder'
    ])
  )
})

test('suggestions of the same code have different keys by team, night and added character only', () => {
  const key = suggestionKey({ code: 'djinn_missing', severity: 'advice', fix: { kind: 'add', id: 'djinn' } })
  expect(key).toBe('djinn_missing djinn')
  expect(
    suggestionKey({ code: 'djinn_idle', severity: 'note', fix: { kind: 'remove', ids: ['djinn'] } })
  ).toBe('djinn_idle')
  expect(suggestionKey({ code: 'team_few', severity: 'advice', team: 'minion', count: 2 })).toBe(
    'team_few minion'
  )
})

test('a suggestion about characters names them, and there is none about nobody', () => {
  expect(suggestAbout('text_long', 'advice', [custom('owl'), custom('bat')])).toEqual([
    { code: 'text_long', severity: 'advice', characters: ['owl', 'bat'] }
  ])
  expect(suggestAbout('text_long', 'advice', [])).toEqual([])
})
