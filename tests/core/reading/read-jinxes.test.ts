import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { unreadable } from '#core/reading/field-readers.ts'
import { readJinxes } from '#core/reading/read-jinxes.ts'
import { official } from '../script-builders.ts'
import { codesOf, meta, raven, read, readOne, rewrite } from './read-file.ts'

const jinx = { id: 'spy', reason: 'No birds.' }

describe('jinxes', () => {
  test('of a character can be a list, an object or a map, under either key', () => {
    for (const given of [
      { jinxes: [jinx] },
      { jinx: [jinx] },
      { jinxes: jinx },
      { jinxes: { spy: 'No birds.' } }
    ])
      expect(readOne(raven(given)).character).toMatchObject({ kind: 'custom', jinxes: [jinx] })
  })

  test('can spell the other id differently', () => {
    const { character, repairs } = readOne(raven({ jinxes: [{ id: 'Scarlet Woman', reason: 'No.' }] }))
    expect(character).toMatchObject({ jinxes: [{ id: 'scarletwoman', reason: 'No.' }] })
    expect(repairs).toMatchObject([
      { code: 'jinx_respelled', before: 'Scarlet Woman', after: 'scarletwoman' }
    ])
  })

  test('can have their text under another key, and keep unknown keys', () => {
    expect(readOne(raven({ jinxes: [{ id: 'spy', name: 'Spy', text: 'No.' }] })).character).toMatchObject({
      jinxes: [{ id: 'spy', name: 'Spy', reason: 'No.' }]
    })
  })

  test('in the publisher’s format become overrides of the official character', () => {
    const { script } = read([meta, 'alchemist', 'spy', { id: 'alchemist', jinx: [jinx] }])
    expect(script.characters).toEqual([official('alchemist', { jinxes: [jinx] }), official('spy')])
  })

  test('of a custom character can be a separate entry', () => {
    const { script } = read([meta, raven(), { id: 'raven', jinx: [jinx] }])
    expect(script.characters).toMatchObject([{ id: 'raven', jinxes: [jinx] }])
  })

  test('of a pair are assigned to the custom character, wherever they are', () => {
    const pair = { characters: ['spy', 'Raven'], reason: 'No birds.', status: 'active' }
    const placed = [{ ...jinx, status: 'active' }]
    for (const file of [
      [{ ...meta, jinxes: [pair] }, raven(), 'spy'],
      [meta, raven(), 'spy', pair],
      [meta, 'spy', raven({ jinxes: [pair] })],
      { ...meta, jinxes: [pair], content: ['spy', raven()] }
    ]) {
      const { script, repairs } = read(file)
      expect(script.characters.find(({ id }) => id === 'raven')).toMatchObject({ jinxes: placed })
      expect(codesOf(repairs)).toContain('jinx_moved')
    }
  })

  test('of two official characters are assigned to the first', () => {
    const { script } = read([
      { ...meta, jinxes: [{ characters: ['chef', 'spy'], reason: 'Cold soup.' }] },
      'chef',
      'spy'
    ])
    expect(script.characters[0]).toEqual(official('chef', { jinxes: [{ id: 'spy', reason: 'Cold soup.' }] }))
  })

  test('of the meta entry can be an object per character', () => {
    const { script } = read([{ ...meta, jinxes: { raven: { spy: 'No birds.' } } }, raven(), 'spy'])
    expect(script.characters[0]).toMatchObject({ jinxes: [jinx] })
  })

  test('without a character on the script stay in the file', () => {
    const jinxes = [
      { id: 'hatter::leviathan', characters: ['hatter', 'leviathan'], status: 'inactive', reason: '' }
    ]
    const file = [{ ...meta, jinxes }, 'imp']
    expect(codesOf(read(file).repairs)).toEqual(['jinx_unplaced'])
    expect(rewrite(file)).toEqual(file)
  })

  test('that are unreadable are stored as extra', () => {
    expect(readOne(raven({ jinxes: ['with the Spy'] })).character).toMatchObject({
      extra: { originalJinxes: ['with the Spy'] }
    })
  })
})

describe('a jinx in a list', () => {
  function readAll(value: unknown) {
    const reports: unknown[][] = []
    const jinxes = readJinxes(value, (...report) => reports.push(report))
    return [jinxes === unreadable ? 'unreadable' : jinxes, ...reports]
  }

  test('has its text under any known key, the official one first, and keeps all others', () => {
    for (const key of ['text', 'rule', 'jinx', 'description'])
      expect(readAll([{ id: 'spy', [key]: 'No.', since: 2 }])).toEqual([
        [{ id: 'spy', reason: 'No.', since: 2 }],
        ['key_renamed', key, 'reason']
      ])
    expect(readAll([{ id: 'spy', text: 'Other.', reason: 'No.' }])).toEqual([
      [{ id: 'spy', text: 'Other.', reason: 'No.' }]
    ])
    expect(readAll([{ id: 'spy' }])).toEqual([[{ id: 'spy', reason: '' }]])
  })

  test('names the other character by id, character or name, also by a number', () => {
    expect(readAll([{ character: 'spy', reason: 'No.' }])[0]).toEqual([
      { id: 'spy', character: 'spy', reason: 'No.' }
    ])
    expect(readAll([{ id: '', name: 'Spy', reason: 'No.' }])[0]).toEqual([
      { id: 'Spy', name: 'Spy', reason: 'No.' }
    ])
    expect(readAll([{ id: 12, reason: 'No.' }])[0]).toEqual([{ id: '12', reason: 'No.' }])
  })

  test('is left out when empty; without the other character the list is unreadable', () => {
    expect(readAll([{}, null, jinx])).toEqual([[jinx], ['empty_dropped']])
    expect(readAll([{}])).toEqual([undefined, ['empty_dropped']])
    for (const value of [[jinx, 'spy'], [{ reason: 'No.' }], [{ id: { a: 1 } }], 7])
      expect(readAll(value)[0]).toBe('unreadable')
  })

  test('stays over the limits, with a warning', () => {
    const long = 'x'.repeat(limits.character.jinxReason + 1)
    expect(readAll([{ id: 'spy', reason: long.slice(1) }])).toHaveLength(1)
    expect(readAll([{ id: 'spy', reason: long }])[1]).toEqual([
      'text_long',
      long,
      limits.character.jinxReason
    ])
    const many = Array.from({ length: limits.character.jinxes + 1 }, () => jinx)
    expect(readAll(many.slice(1))).toHaveLength(1)
    expect(readAll(many)[1]).toEqual(['list_long', many.length, limits.character.jinxes])
  })

  test('can be a map of texts or of objects by id', () => {
    expect(readAll({ spy: 'No.', imp: { reason: 'Yes.', since: 2 } })).toEqual([
      [
        { id: 'spy', reason: 'No.' },
        { id: 'imp', reason: 'Yes.', since: 2 }
      ]
    ])
  })
})

describe('a jinx that isn’t stored with a character', () => {
  const repairsOf = (file: unknown) =>
    read(file).repairs.map(({ code, where, before, after }) => [code, where, before, after])

  test('is moved to a character, with a repair that names both', () => {
    const pair = { id: 'imp::spy', characters: ['imp', 'spy'], reason: 'No.' }
    expect(repairsOf([{ ...meta, jinxes: [pair] }, 'imp', 'spy'])).toEqual([
      ['jinx_moved', { id: 'imp', field: 'jinxes' }, 'imp / spy', 'imp']
    ])
    expect(read([{ ...meta, jinxes: [pair] }, 'imp', 'spy']).script.characters[0]).toEqual(
      official('imp', { jinxes: [{ originalId: 'imp::spy', id: 'spy', reason: 'No.' }] })
    )
  })

  test('is stored once where the character has it already', () => {
    const { script } = read([
      meta,
      raven({ jinxes: [jinx] }),
      'spy',
      { characters: ['raven', 'spy'], reason: 'No birds.' }
    ])
    expect(script.characters[0]).toMatchObject({ jinxes: [jinx] })
    expect(Object(script.characters[0]).jinxes).toHaveLength(1)
  })

  test('with a long id isn’t searched for the ids of its characters', () => {
    const id = `raven-spy-${'x'.repeat(limits.character.id * 3)}`
    const { script } = read([meta, raven(), 'spy', { id, characters: ['raven', 'spy'], reason: 'No.' }])
    expect(script.characters).toHaveLength(3)
  })

  test('stays in one entry with the others of its list that have no place, and its other keys', () => {
    const left = [
      { id: 'imp', reason: '' },
      { id: 'po', reason: '' }
    ]
    const source = { id: 'raven', note: 'Mine', jinx: [left[0], jinx, left[1]] }
    const { script, repairs } = read([{ ...meta, jinxes: [source] }, raven(), 'spy'])
    expect(script.extra).toEqual({ jinxes: [{ ...source, jinx: left }] })
    expect(codesOf(repairs)).toEqual(['jinx_moved', 'jinx_unplaced'])
  })

  test('is placed or stays by itself when a list has several', () => {
    const list = [jinx, { id: 'imp', reason: '' }]
    const { script, repairs } = read([{ ...meta, jinxes: [{ id: 'raven', jinx: list }] }, raven(), 'spy'])
    expect(script.characters[0]).toMatchObject({ jinxes: [jinx] })
    expect(script.extra).toEqual({ jinxes: [{ id: 'raven', jinx: [{ id: 'imp', reason: '' }] }] })
    expect(repairs.map(({ code, where }) => [code, where])).toEqual([
      ['jinx_moved', { id: 'raven', field: 'jinxes' }],
      ['jinx_unplaced', { field: 'jinxes' }]
    ])
  })

  test('stays where it is unreadable or names nobody on the script', () => {
    for (const source of [
      7,
      { id: 'raven' },
      { id: 7, jinx: [jinx] },
      { id: 'raven', jinxes: ['spy'] },
      { id: 'po', jinxes: [jinx] }
    ])
      expect(read([{ ...meta, jinxes: [source] }, raven()]).script.extra).toEqual({ jinxes: [source] })
  })

  test('is stored with an official character when the other one is unknown', () => {
    const { script } = read([
      { ...meta, jinxes: [{ characters: ['nobody', 'imp'], reason: 'No.' }] },
      'nobody',
      'imp'
    ])
    expect(script.characters).toEqual([
      { kind: 'unknown', id: 'nobody' },
      official('imp', { jinxes: [{ id: 'nobody', reason: 'No.' }] })
    ])
  })

  test('respelled in a character is reported with that character', () => {
    expect(repairsOf([meta, raven({ jinxes: [{ id: 'Scarlet Woman', reason: 'No.' }, jinx] })])).toEqual([
      ['jinx_respelled', { id: 'raven', field: 'jinxes' }, 'Scarlet Woman', 'scarletwoman']
    ])
  })
})
