import { describe, expect, test } from 'vitest'
import { readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { aScript, catalogue, idsOf } from '../script-builders.ts'

import { codesOf, raven, read, rewrite } from './read-file.ts'

const people = {
  players: [
    { id: 'u1', name: 'Greta Grey', pronouns: 'they/them', role: 'imp', reminders: [], isDead: false },
    {
      id: 'u2',
      name: 'Hugo Holm',
      pronouns: '',
      role: {},
      reminders: [{ role: 'poisoner', name: 'Poisoned' }]
    }
  ],
  bluffs: ['chef', 'saint', 'mayor']
}

/** The state of a game with a custom edition, as townsquare copies it. */
const customGame = {
  ...people,
  edition: {
    id: 'custom',
    name: 'Night Birds',
    author: 'Ann',
    logo: 'https://example.com/a.png',
    isOfficial: false
  },
  roles: [
    { id: 'spy' },
    { id: 'washerwoman' },
    { 0: 'raven', 1: 'Raven', 3: 'You sing.', 5: 12.5, 9: ['Sung'], 11: true, 12: 'outsider' }
  ],
  fabled: [{ id: 'djinn' }, { ...raven({ id: 'piper', name: 'Piper', team: 'fabled' }), isCustom: true }]
}

const everything = (input: unknown) => JSON.stringify([read(input), rewrite(input)])
const names = /Greta|Grey|Hugo|they\/them|Poisoned/

describe('the state of a game', () => {
  test('is read as its script: title, characters and fabled', () => {
    const { script, repairs } = read(customGame)
    expect(script).toMatchObject({ title: 'Night Birds', author: 'Ann', logo: 'https://example.com/a.png' })
    expect(idsOf(script)).toEqual(['spy', 'washerwoman', 'raven', 'djinn', 'piper'])
    expect(script.extra).toBeUndefined()
    expect(repairs).toContainEqual({ code: 'game_opened', severity: 'repair', where: {} })
  })

  test('numbers the fields of custom characters', () => {
    expect(read(customGame).script.characters[2]).toEqual({
      kind: 'custom',
      id: 'raven',
      name: 'Raven',
      ability: 'You sing.',
      team: 'outsider',
      firstNight: 12.5,
      otherNight: 0,
      reminders: ['Sung'],
      setup: true
    })
  })

  test.each([
    ['tb', 'Trouble Brewing', 22],
    ['bmr', 'Bad Moon Rising', 25],
    ['snv', 'Sects & Violets', 25]
  ])('of the edition %s has its characters without travellers', (id, title, count) => {
    const { script } = read({ ...people, edition: { id }, roles: '', fabled: [] })
    expect(script.title).toBe(title)
    expect(script.characters).toHaveLength(count)
    expect(idsOf(script).every(each => catalogue.characters.get(each)?.edition === id)).toBe(true)
  })

  test('of an edition that nobody knows is a script without characters', () => {
    const { script, repairs } = read({ ...people, edition: { id: 'luf' }, roles: '', fabled: [] })
    expect(script.characters).toEqual([])
    expect(codesOf(repairs)).toContain('script_empty')
  })

  test.each<[string, unknown]>([
    ['alone', customGame],
    ['in a list', [customGame]],
    ['in a wrapper', { data: customGame, name: 'Backup' }],
    ['as a JSON string in a wrapper', { json: JSON.stringify(customGame) }],
    ['without roles', { ...people, edition: { id: 'tb' }, roles: '' }],
    ['without an edition', { ...people, roles: ['imp', 'chef'] }],
    [
      'in the meta entry of a script that has them from earlier',
      [{ id: '_meta', name: 'Old', ...people }, 'imp']
    ],
    ['around a script', { ...people, script: ['imp', 'chef'] }],
    ['beside characters', ['imp', people]]
  ])('loses its people %s', (_, input) => {
    expect(everything(input)).not.toMatch(names)
    expect(codesOf(read(input).repairs).join()).toMatch(/game_opened|people_dropped/)
  })

  test('is read from text', () => {
    const result = readScriptText(JSON.stringify(JSON.stringify(customGame)), catalogue)
    expect(result.ok && result.value.script.title).toBe('Night Birds')
  })
})

test('people that an earlier version stored with a script aren’t written', () => {
  const stored = aScript({ characters: ['imp'], extra: { ...people, mood: 'sour' } })
  const written = JSON.stringify(writeScriptFile(stored, catalogue))
  expect(written).not.toMatch(names)
  expect(written).toContain('sour')
})

test('a list of players that are no people stays', () => {
  expect(read([{ id: '_meta', name: 'A', players: [5, 15] }, 'imp']).script.extra).toEqual({
    players: [5, 15]
  })
})
