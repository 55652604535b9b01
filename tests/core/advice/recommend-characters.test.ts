import { describe, expect, test } from 'vitest'
import { usageOf } from '#catalogue/usage.ts'
import { recommendCharacters } from '#core/advice/recommend-characters.ts'
import type { Script } from '#core/script/script.ts'
import { aScript, custom } from '../script-builders.ts'
import { soundScript, sources } from './advise.ts'

const suggested = (script: Script, most = 6) => recommendCharacters(script, { ...sources, usageOf }, most)
const teamOf = (id: string) => sources.catalogue.characters.get(id)?.team

describe('recommended characters for a script', () => {
  test('are those that published scripts combine: the Saint and the Spy with a Washerwoman’s village', () => {
    const ids = suggested(aScript({ characters: ['washerwoman', 'librarian', 'chef', 'empath', 'imp'] }))
    expect(ids).toEqual(expect.arrayContaining(['saint', 'spy', 'baron']))
  })

  test('are never on the script already, in a team without room, or all of one team', () => {
    const script = soundScript({ without: ['butler', 'spy'] })
    const ids = suggested(script)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids.map(teamOf))).toEqual(new Set(['outsider', 'minion']))
    expect(ids.filter(id => teamOf(id) === 'outsider').length).toBeLessThanOrEqual(2)
    expect(ids).not.toContain('baron')
  })

  test('add no jinx and lack no partner', () => {
    const script = aScript({ characters: ['choirboy', 'huntsman', 'alhadikhia', 'vizier', 'knight'] })
    expect(suggested(script, 20)).not.toContain('choirboy')
    const noPartner = aScript({ characters: ['knight', 'fearmonger', 'boomdandy', 'leviathan', 'heretic'] })
    expect(suggested(noPartner, 20)).not.toContain('huntsman')
    expect(suggested(noPartner, 20)).not.toContain('choirboy')
  })

  test('are none for a full script, for a beginning, and for homebrew only', () => {
    expect(suggested(soundScript())).toEqual([])
    expect(suggested(aScript({ characters: ['imp', 'chef'] }))).toEqual([])
    expect(suggested(aScript({ characters: [custom('owl'), custom('bat'), custom('crow')] }))).toEqual([])
  })
})

describe('the statistics of published scripts', () => {
  const chosen = aScript({ characters: ['washerwoman', 'chef', 'empath'] })

  /** Recommends with partners of the given characters: id, lift and number of common scripts. */
  const ranked = (partners: Record<string, [string, number, number][]>, script = chosen, most = 9) =>
    recommendCharacters(
      script,
      {
        ...sources,
        usageOf: id => ({
          scripts: 1000,
          used: 100,
          partners: (partners[id] ?? []).map(([id, lift, together]) => ({ id, lift, together }))
        })
      },
      most
    )

  test('rank by how often the characters of the script occur together with another one', () => {
    expect(
      ranked({
        washerwoman: [
          ['imp', 1.5, 90],
          ['spy', 2, 90]
        ],
        chef: [
          ['imp', 1.5, 90],
          ['saint', 4, 90]
        ]
      })
    ).toEqual(['saint', 'imp', 'spy'])
    expect(
      ranked({
        chef: [['imp', 2, 90]],
        empath: [
          ['imp', 0.1, 90],
          ['spy', 1.1, 90]
        ]
      })
    ).toEqual(['spy', 'imp'])
  })

  test('count from 30 common scripts on', () => {
    expect(
      ranked({
        chef: [
          ['imp', 2, 30],
          ['spy', 2, 29]
        ]
      })
    ).toEqual(['imp'])
  })

  test('count for official characters alone, of which a script needs 3', () => {
    const partners: Record<string, [string, number, number][]> = {
      chef: [['imp', 2, 90]],
      owl: [['spy', 2, 90]]
    }
    const [first = '', second = '', third = ''] = ['washerwoman', 'chef', 'empath']
    expect(ranked(partners, aScript({ characters: [first, second, custom('owl')] }))).toEqual([])
    expect(ranked(partners, aScript({ characters: [first, second, third, custom('owl')] }))).toEqual(['imp'])
  })

  test('recommend at most 2 of a team, and as many as asked for', () => {
    const partners = { chef: ['spy', 'baron', 'witch', 'imp', 'saint'].map(id => [id, 2, 90]) } as Record<
      string,
      [string, number, number][]
    >
    expect(ranked(partners)).toEqual(['spy', 'baron', 'imp', 'saint'])
    expect(ranked(partners, chosen, 3)).toEqual(['spy', 'baron', 'imp'])
  })

  test('never recommend a character on the script, a traveller, an unknown id or a jinx', () => {
    const partners = { chef: ['chef', 'beggar', 'gone', 'spy', 'imp'].map(id => [id, 2, 90]) } as Record<
      string,
      [string, number, number][]
    >
    const script = aScript({ characters: ['washerwoman', 'chef', 'alchemist'] })
    expect(ranked(partners, script)).toEqual(['imp'])
  })

  test('recommend a character that needs a partner only next to that partner', () => {
    const partners: Record<string, [string, number, number][]> = { chef: [['choirboy', 2, 90]] }
    expect(ranked(partners)).toEqual([])
    const withKing = aScript({ characters: ['king', 'chef', 'empath'] })
    expect(ranked(partners, withKing)).toEqual(['choirboy'])
  })

  test('recommend nothing for a character without statistics', () => {
    expect(recommendCharacters(chosen, { ...sources, usageOf: () => undefined }, 9)).toEqual([])
  })
})
