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
