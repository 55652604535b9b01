import { describe, expect, test } from 'vitest'
import { readScriptFile } from '#core/script/script-file.ts'
import { catalogue, idsOf } from '../script-builders.ts'
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

  test('in a JSON string has the limits of a file, and no harmful keys', () => {
    const deep = `${'['.repeat(100_000)}"imp"${']'.repeat(100_000)}`
    expect(readScriptFile({ content: deep }, catalogue)).toMatchObject({ code: 'file_no_script' })
    const { script } = read({ content: '[{"id":"owl","name":"Owl","ability":"Hoot.","__proto__":{"a":1}}]' })
    expect(script.characters[0]).toMatchObject({ extra: { original__proto__: { a: 1 } } })
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

  test('is the first of several scripts; the others are left out', () => {
    const scripts = [
      { name: 'One', characters: ['imp'] },
      { name: 'Two', characters: ['po'] }
    ]
    const { script, repairs } = read({ scripts, capacity: 15 })
    expect(idsOf(script)).toEqual(['imp'])
    expect(script).toMatchObject({ title: 'One', extra: { capacity: 15 } })
    expect(JSON.stringify(script)).not.toContain('Two')
    expect(repairs).toContainEqual(expect.objectContaining({ code: 'scripts_dropped', before: '2' }))
  })

  test.each([
    ['a list of lists', [[meta, 'imp'], [{ id: '_meta', name: 'Two' }, 'po'], []]],
    [
      'a list of objects',
      [
        { name: 'Trouble', characters: ['imp'] },
        { name: 'Two', content: ['po'] }
      ]
    ],
    [
      'a list of texts',
      [
        [meta, 'imp'],
        [{ id: '_meta', name: 'Two' }, 'po']
      ].map(each => JSON.stringify(each))
    ],
    ['scripts by name', { scripts: { Trouble: { characters: ['imp'] }, Two: ['po'] } }],
    [
      'lists under a key',
      {
        scripts: [
          [meta, 'imp'],
          ['po', { id: '_meta', name: 'Two' }]
        ]
      }
    ],
    [
      'the scripts of a collection',
      {
        collection: {
          id: 7,
          scripts: [
            { name: 'Trouble', roles: ['imp'] },
            { name: 'Two', roles: ['po'] }
          ]
        }
      }
    ]
  ])('is the first of %s, and the others are named', (_, file) => {
    const { script, repairs } = read(file)
    expect(idsOf(script)).toEqual(['imp'])
    expect(script.title).toBe('Trouble')
    expect(JSON.stringify(script)).not.toContain('Two')
    expect(repairs).toContainEqual(expect.objectContaining({ code: 'scripts_dropped', before: '2' }))
  })

  test('can be the only item of a list, or the only one by its key', () => {
    for (const file of [
      [{ name: 'One', characters: ['imp'] }],
      { scripts: { name: 'One', characters: ['imp'] } }
    ]) {
      const { script, repairs } = read(file)
      expect([script.title, ...idsOf(script)]).toEqual(['One', 'imp'])
      expect(codesOf(repairs)).not.toContain('scripts_dropped')
    }
  })

  test('has none of the scripts beside it', () => {
    const { script } = read({ data: { content: ['imp'] }, Results: [{ name: 'Two', characters: ['po'] }] })
    expect(idsOf(script)).toEqual(['imp'])
    expect(JSON.stringify(script)).not.toContain('Two')
  })

  test('is the first result of a search on botcscripts', () => {
    const found = { pk: 178, name: 'Trouble', version: '1.0.0', author: 'Ann', content: ['imp', 'chef'] }
    const { script, repairs } = read({ count: 1, next: null, previous: null, results: [found] })
    expect(idsOf(script)).toEqual(['imp', 'chef'])
    expect(script).toMatchObject({ title: 'Trouble', author: 'Ann' })
    expect(codesOf(repairs)).toContain('wrapper_opened')
    expect(codesOf(repairs)).not.toContain('scripts_dropped')
    expect(script?.extra).toEqual({ count: 1, next: null, previous: null, pk: 178, version: '1.0.0' })
  })

  test('is the open script of a tool’s stored state', () => {
    const scripts = [[meta, 'imp'], list].map(script => JSON.stringify(script))
    expect(idsOf(read({ scripts, currentScriptIdx: 1, capacity: 15 }).script)).toEqual(['imp', 'chef'])
    expect(idsOf(read({ scripts, timelines: [] }).script)).toEqual(['imp'])
    expect(idsOf(read({ scripts, currentScriptIdx: 7 }).script)).toEqual(['imp'])
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

  test('addresses are stored with a warning', () => {
    const address = 'https://tool.example/sheet?characters=imp'
    const { script, repairs } = read([meta, address, { id: address }, 'imp'])
    expect(idsOf(script)).toEqual(['imp'])
    expect(script.extra).toEqual({ originalItems: [address, { id: address }] })
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
