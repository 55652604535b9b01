import { describe, expect, test } from 'vitest'
import { aScript, catalogue, custom, unknown } from '../../script-builders.ts'
import { advise, codesOf, soundIds, soundScript, suggestionOf } from '../advise.ts'

const demons = ['imp', 'vigormortis', 'fanggu', 'pukka']
const minions = ['poisoner', 'spy', 'baron', 'scarletwoman']
const outsiders = ['butler', 'drunk', 'recluse', 'saint']

describe('a missing team on a complete script', () => {
  test('is reported; a missing Demon is a mistake', () => {
    expect(suggestionOf(soundScript({ without: demons }), 'team_missing')).toMatchObject({
      team: 'demon',
      severity: 'mistake'
    })
    expect(suggestionOf(soundScript({ without: minions }), 'team_missing')).toMatchObject({
      team: 'minion',
      severity: 'advice'
    })
    expect(suggestionOf(soundScript({ without: outsiders }), 'team_missing')?.team).toBe('outsider')
  })

  test('isn’t missing when a custom character belongs to it', () => {
    const script = soundScript({ without: demons, with: [custom('hydra', { team: 'demon' })] })
    expect(codesOf(script)).not.toContain('team_missing')
  })

  test('of Outsiders isn’t reported for a draft', () => {
    expect(codesOf(aScript({ characters: soundIds.slice(0, 11) }))).not.toContain('team_missing')
    expect(codesOf(aScript({ characters: soundIds.slice(0, 12) }))).toContain('team_missing')
  })
})

describe('Minions and Demons that a draft lacks', () => {
  const townsfolk = soundIds.slice(0, 3)

  test('are noted as soon as there are Townsfolk for the smallest game', () => {
    expect(advise(aScript({ characters: townsfolk }))).toEqual([
      { code: 'team_awaited', severity: 'note', team: 'minion' },
      { code: 'team_awaited', severity: 'note', team: 'demon' }
    ])
    expect(advise(aScript({ characters: townsfolk.slice(1) }))).toEqual([])
  })

  test('aren’t noted once there is one, also of the script’s own', () => {
    const characters = [...townsfolk, 'poisoner', custom('hydra', { team: 'demon' })]
    expect(codesOf(aScript({ characters }))).not.toContain('team_awaited')
  })

  test('aren’t noted beside ids that nothing describes, which may be theirs', () => {
    expect(codesOf(aScript({ characters: [...townsfolk, unknown('whoever')] }))).not.toContain('team_awaited')
  })
})

describe('too few characters of a team', () => {
  test('limit the number of players: 2 Minions to 12, 1 to 9', () => {
    const two = soundScript({ without: minions.slice(2) })
    expect(suggestionOf(two, 'team_few')).toMatchObject({ team: 'minion', count: 2, limit: 12 })
    const one = soundScript({ without: minions.slice(1) })
    expect(suggestionOf(one, 'team_few')).toMatchObject({ count: 1, limit: 9 })
    const three = soundScript({ without: minions.slice(3) })
    expect(codesOf(three)).not.toContain('team_few')
  })

  test('aren’t reported on a script of 6, 2, 2 and 2', () => {
    const small = aScript({
      title: 'Small',
      characters: [
        ...soundIds.slice(0, 6),
        ...outsiders.slice(0, 2),
        ...minions.slice(0, 2),
        ...demons.slice(0, 2)
      ]
    })
    expect(advise(small)).toEqual([])
  })
})

describe('too many', () => {
  test('of a team are compared with the typical number', () => {
    const six = soundScript({ with: ['witch', 'cerenovus'] })
    expect(suggestionOf(six, 'team_many')).toMatchObject({
      team: 'minion',
      count: 6,
      limit: 4,
      severity: 'note'
    })
    expect(codesOf(soundScript({ with: ['witch'] }))).not.toContain('team_many')
  })

  test('travellers are more than the typical 5', () => {
    const travellers = [...catalogue.characters.values()].filter(({ team }) => team === 'traveller')
    const ids = travellers.map(({ id }) => id)
    expect(codesOf(soundScript({ with: ids.slice(0, 5) }))).not.toContain('team_many')
    expect(suggestionOf(soundScript({ with: ids.slice(0, 8) }), 'team_many')).toMatchObject({
      team: 'traveller',
      count: 8,
      limit: 5
    })
  })

  test('characters in total make a collection, which is reported once', () => {
    const all = aScript({ title: 'All', characters: [...catalogue.characters.keys()] })
    expect(suggestionOf(all, 'script_large')).toMatchObject({ limit: 25 })
    expect(suggestionOf(all, 'script_large')?.count).toBeGreaterThan(120)
    const teams = advise(all).filter(({ code }) => code === 'team_many')
    expect(teams.map(({ team }) => team)).toEqual(['traveller', 'fabled', 'loric'])
  })
})
