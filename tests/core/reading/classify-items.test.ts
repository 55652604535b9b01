import { describe, expect, test } from 'vitest'
import { classifyItems } from '#core/reading/classify-items.ts'
import { type Repair, reportRepairsTo } from '#core/reading/repair.ts'

const nothing = { entries: [], metas: [], rules: [], pairs: [], others: [] }

function classified(...items: unknown[]) {
  const repairs: Repair[] = []
  const sorted = classifyItems(items, reportRepairsTo(repairs))
  return { ...sorted, repairs: repairs.map(({ code, where, before, after }) => [code, where, before, after]) }
}

const rulesOf = (item: Record<string, unknown>) => classified(item).rules

describe('the items of a list', () => {
  test('are characters with their index, where they have an id or a name', () => {
    expect(classified('imp', null, { id: 7 }, { Name: 'Owl' }, { slug: 'owl', ability: 'Hoots.' })).toEqual({
      ...nothing,
      entries: [
        { index: 0, raw: { id: 'imp' } },
        { index: 2, raw: { id: 7 } },
        { index: 3, raw: { Name: 'Owl' } },
        { index: 4, raw: { slug: 'owl', ability: 'Hoots.' } }
      ],
      repairs: []
    })
  })

  test('stay unchanged where they are no characters', () => {
    const page = { slug: 'a', title: 'A page' }
    expect(classified('imp', 7, page, { id: ' ' })).toMatchObject({
      others: [7, page, { id: ' ' }],
      repairs: [
        ['item_kept', { index: 1 }, '7', undefined],
        ['item_kept', { index: 2 }, JSON.stringify(page), undefined],
        ['item_kept', { index: 3 }, '{"id":" "}', undefined]
      ]
    })
  })

  test('are meta entries in any spelling of the id, or without an id but with metadata', () => {
    expect(classified({ id: '_meta', name: 'A' })).toEqual({
      ...nothing,
      metas: [{ name: 'A' }],
      repairs: []
    })
    expect(classified({ id: 'Meta', name: 'A' })).toMatchObject({
      metas: [{ name: 'A' }],
      repairs: [['id_changed', { index: 0 }, 'Meta', '_meta']]
    })
    for (const key of ['author', 'bootlegger', 'almanac', 'hideTitle'])
      expect(classified({ name: 'A', [key]: '' })).toMatchObject({ metas: [{ name: 'A' }], repairs: [] })
    expect(classified('_meta')).toEqual({ ...nothing, repairs: [] })
  })

  test('are no meta entries with a slug, a team, an ability or another id', () => {
    for (const rest of [{ slug: 'a' }, { team: 'demon' }, { ability: 'Bites.' }, { id: 'owl' }])
      expect(classified({ name: 'A', author: 'Ann', ...rest }).metas).toEqual([])
    expect(classified({ id: '_meta', name: 'A', team: 'demon' }).metas).toEqual([])
  })

  test('are no characters where their only name is a web address, as id or as slug', () => {
    for (const item of [
      'https://a.example/b',
      { id: 'https://a.example/b' },
      { slug: 'https://a.example/b' }
    ])
      expect(classified(item)).toMatchObject({ entries: [], others: [item] })
  })

  test('report a later and a second meta entry with its index', () => {
    expect(classified('imp', { id: '_meta' }, { id: '_meta' }).repairs).toEqual([
      ['meta_moved', { index: 1, id: '_meta' }, undefined, undefined],
      ['meta_merged', { index: 2, id: '_meta' }, undefined, undefined]
    ])
  })

  test('are no characters where they are steps of the night; further data of these stays', () => {
    expect(classified('Dusk', { id: 'dawn' }, { id: 'Minion Info', name: 'Minions' })).toEqual({
      ...nothing,
      others: [{ id: 'Minion Info', name: 'Minions' }],
      repairs: [
        ['step_dropped', { index: 0 }, 'Dusk', undefined],
        ['step_dropped', { index: 1 }, 'dawn', undefined],
        ['step_dropped', { index: 2 }, 'Minion Info', undefined]
      ]
    })
    expect(classified({ id: 'dusk', ability: 'Falls.' }).entries).toHaveLength(1)
  })

  test('are jinxes of a pair without an id, or with one of both ids', () => {
    const pair = { characters: ['imp', 'spy'], reason: 'No.' }
    for (const item of [pair, { ...pair, id: 'imp::spy' }]) expect(classified(item).pairs).toEqual([item])
    for (const rest of [{ id: 'imp' }, { id: 7 }, { id: 'owl', ability: 'Hoots.' }])
      expect(classified({ ...pair, ...rest }).pairs).toEqual([])
  })
})

describe('a rule written as a character', () => {
  test('has a text: its ability, rule, text or reason, after its name', () => {
    for (const key of ['ability', 'rule', 'text', 'reason']) {
      expect(rulesOf({ id: '_r', [key]: 'Whisper.' })).toEqual(['Whisper.'])
      expect(rulesOf({ id: '_r', name: 'Quiet', [key]: 'Whisper.' })).toEqual(['Quiet: Whisper.'])
    }
    expect(rulesOf({ id: '_r', name: ' ', ability: '', rule: 7, text: 'Whisper.' })).toEqual(['Whisper.'])
    expect(rulesOf({ id: '_r', name: 'Quiet' })).toEqual([])
  })

  test.each([
    'special',
    'Special rule',
    'rule',
    'rules',
    'House Rule',
    'jinx',
    'jinxed',
    'a jinxed',
    'bootlegger'
  ])('has the team %s', team => {
    expect(rulesOf({ id: 'r', team, ability: 'Whisper.' })).toEqual(['Whisper.'])
  })

  test('has the id of a rule, and no team of the game', () => {
    for (const id of ['_r', 'bootleggerrule1', 'house-rule'])
      expect(rulesOf({ id, team: 'odd', ability: 'Whisper.' })).toEqual(['Whisper.'])
    for (const item of [
      { id: '_r', team: 'demon' },
      { id: 'my house rule' },
      { id: 'owl', team: 'odd' },
      { id: 7 }
    ])
      expect(rulesOf({ ...item, ability: 'Whisper.' })).toEqual([])
  })

  test('is reported with its index, id and name, and stays in the file', () => {
    const rule = { id: '_r', name: 'Quiet', ability: 'Whisper.' }
    expect(classified(rule)).toEqual({
      ...nothing,
      rules: ['Quiet: Whisper.'],
      others: [rule],
      repairs: [['rule_read', { index: 0, id: '_r' }, 'Quiet', 'Quiet: Whisper.']]
    })
    expect(classified({ id: '_r', ability: 'Whisper.' }).repairs[0]?.[2]).toBe('_r')
    expect(classified({ name: 'Quiet', team: 'rule', ability: 'Whisper.' }).repairs[0]?.[1]).toEqual({
      index: 0
    })
  })
})
