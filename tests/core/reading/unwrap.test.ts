import { describe, expect, test } from 'vitest'
import { idsOf } from '../script-builders.ts'
import { codesOf, meta, raven, read, rewrite } from './read-file.ts'

const list = [meta, 'imp', 'chef']

describe('a script inside an object', () => {
  test.each(['content', 'script', 'characters', 'characterList', 'character_list', 'data', 'roles'])(
    'is found under %s',
    key => {
      const { script, repairs } = read({ [key]: list, pk: 12 })
      expect(idsOf(script)).toEqual(['imp', 'chef'])
      expect(script).toMatchObject({ title: 'Trouble', extra: { pk: 12 } })
      expect(repairs).toMatchObject([{ code: 'wrapper_opened', before: key }])
    }
  )

  test('can be a JSON string or nested deeper', () => {
    expect(read({ content: JSON.stringify(list) }).script.title).toBe('Trouble')
    expect(read({ data: { script: { characters: list } } }).script.title).toBe('Trouble')
  })

  test('passes name and author to a list without a meta entry', () => {
    const { script } = read({
      pk: 9,
      title: 'Block Party',
      author: 'Huck',
      characters: ['imp', 'fortune_teller']
    })
    expect(script).toMatchObject({ title: 'Block Party', author: 'Huck', extra: { pk: 9 } })
    expect(idsOf(script)).toEqual(['imp', 'fortuneteller'])
  })

  test('keeps its name as extra data when the list has another one', () => {
    const { script } = read({ title: 'Outer', content: list })
    expect(script).toMatchObject({ title: 'Trouble', extra: { originalName: 'Outer' } })
  })

  test('can separate the play order from the descriptions', () => {
    const { script } = read({
      source: 'an almanac',
      script: {
        slug: 'flock',
        name: 'The Flock',
        author: 'Ann',
        header: 'flock.png',
        characters: ['owl', 'imp', 'black-bird']
      },
      collection: { displayName: 'All Birds', include: [] },
      characters: [
        {
          slug: 'black-bird',
          name: 'Black Bird',
          team: 'minion',
          ability: 'You peck.',
          jsonId: 'bb_flock',
          tips: ['Peck.']
        },
        { slug: 'owl', name: 'Owl', team: 'townsfolk', ability: 'You see.' },
        { slug: 'kite', name: 'Kite', team: 'outsider', ability: 'You fly.' }
      ]
    })
    expect(idsOf(script)).toEqual(['owl', 'imp', 'black-bird', 'kite'])
    expect(script).toMatchObject({
      title: 'The Flock',
      author: 'Ann',
      extra: {
        source: 'an almanac',
        slug: 'flock',
        header: 'flock.png',
        collection: { displayName: 'All Birds' }
      }
    })
    expect(script.characters[2]).toMatchObject({ extra: { jsonId: 'bb_flock', tips: ['Peck.'] } })
  })

  test('can be a collection', () => {
    const { script } = read({
      collection: { id: 'birds', displayName: 'Birds', author: 'Ann' },
      characters: [raven()]
    })
    expect(script).toMatchObject({ title: 'Birds', author: 'Ann', extra: { collection: { id: 'birds' } } })
  })

  test('is the first of several scripts; the others stay in the file', () => {
    const scripts = [
      { name: 'One', characters: ['imp'] },
      { name: 'Two', characters: ['po'] }
    ]
    const { script } = read({ scripts })
    expect(idsOf(script)).toEqual(['imp'])
    expect(script).toMatchObject({ title: 'One', extra: { scripts } })
  })

  test('can be a map of characters by id, or a single character', () => {
    const { id: _, ...nameless } = raven()
    expect(
      idsOf(read({ characters: { raven: nameless, imp: {}, chef: { ability: 'Cook.' } } }).script)
    ).toEqual(['raven', 'imp', 'chef'])
    expect(idsOf(read(raven()).script)).toEqual(['raven'])
  })

  test('is written as a plain list with the same content', () => {
    const wrapped = { title: 'Birds', season: 3, content: [raven(), 'imp'] }
    expect(rewrite(wrapped)).toEqual([{ id: '_meta', name: 'Birds', season: 3 }, raven(), 'imp'])
  })
})

describe('items that aren’t characters', () => {
  test('nested lists are flattened', () => {
    const { script, repairs } = read([meta, ['imp', ['chef']], 'po'])
    expect(idsOf(script)).toEqual(['imp', 'chef', 'po'])
    expect(codesOf(repairs)).toEqual(['list_flattened'])
  })

  test('numbers and notes are stored with a warning', () => {
    const { script, repairs } = read([meta, null, '', {}, 7, 'imp', { note: 'to do' }])
    expect(idsOf(script)).toEqual(['imp'])
    expect(script.extra).toEqual({ originalItems: [7, { note: 'to do' }] })
    expect(codesOf(repairs)).toEqual(['item_kept', 'item_kept'])
  })

  test('steps of the night aren’t characters', () => {
    const { script, repairs } = read([meta, 'dusk', { id: 'minioninfo' }, 'imp', 'Dawn'])
    expect(idsOf(script)).toEqual(['imp'])
    expect(codesOf(repairs)).toEqual(['step_dropped', 'step_dropped', 'step_dropped'])
  })

  test.each([
    ['an unknown team', { id: 'r1', name: 'No talking', team: 'special', ability: 'Whisper only.' }],
    ['the team of a jinx', { id: 'r1', name: 'No talking', team: 'a jinxed', ability: 'Whisper only.' }],
    ['an id that begins with an underscore', { id: '_r1', name: 'No talking', ability: 'Whisper only.' }],
    ['an id for a rule', { id: 'bootlegger-rule-1', name: 'No talking', ability: 'Whisper only.' }]
  ])('rules written as characters become house rules: %s', (_, item) => {
    const { script, repairs } = read([{ ...meta, bootlegger: ['First rule'] }, 'imp', item])
    expect(idsOf(script)).toEqual(['imp'])
    expect(script.bootlegger).toEqual(['First rule', 'No talking: Whisper only.'])
    expect(script.extra).toEqual({ originalItems: [item] })
    expect(repairs).toMatchObject([{ code: 'rule_read', after: 'No talking: Whisper only.' }])
  })

  test('an empty list is an empty script', () => {
    const { script, repairs } = read([])
    expect(script.characters).toEqual([])
    expect(codesOf(repairs)).toEqual(['script_empty', 'meta_missing'])
  })
})
