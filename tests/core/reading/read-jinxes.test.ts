import { describe, expect, test } from 'vitest'
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
