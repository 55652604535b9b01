import { describe, expect, test } from 'vitest'
import { idsOf, official } from '../script-builders.ts'
import { codesOf, meta, raven, read, readOne, rewrite } from './read-file.ts'

describe('the identity of an entry', () => {
  test('spellings of official ids match by letters and digits only', () => {
    for (const spelling of ['Fortune Teller', 'FORTUNE-TELLER', ' fortune_teller ', 'Fortuneteller'])
      expect(readOne(spelling).character).toEqual(official('fortuneteller'))
    expect(readOne("Lil' Monsta").character).toEqual(official('lilmonsta'))
    expect(readOne('Lil’ Monsta').character).toEqual(official('lilmonsta'))
  })

  test('a name or an ability makes a custom character, even with another spelling of an official id', () => {
    const { character, repairs } = readOne({
      id: 'pit_hag',
      name: 'My Hag',
      ability: 'You brew.',
      team: 'minion'
    })
    expect(character).toMatchObject({ kind: 'custom', id: 'pit_hag', name: 'My Hag', team: 'minion' })
    expect(repairs).toEqual([])
  })

  test('the case of an official id decides nothing', () => {
    const own = { name: 'Grill Cook', team: 'demon', ability: 'You grill.' } as const
    for (const id of ['chef', 'Chef', 'CHEF'])
      expect(readOne({ id, ...own }).character).toEqual(official('chef', own))
    const jinxed = read([
      meta,
      { id: 'Chef', ...own },
      raven({ jinxes: [{ id: 'Chef', reason: 'No birds.' }] })
    ])
    expect(jinxed.script.characters[1]).toMatchObject({ jinxes: [{ id: 'chef', reason: 'No birds.' }] })
  })

  test('another spelling of an official id with another team is a custom character', () => {
    const hag = { id: 'pit_hag', name: 'Pit-Hag', ability: 'You brew.' }
    expect(readOne({ ...hag, team: 'townsfolk' }).character).toMatchObject({ kind: 'custom', id: 'pit_hag' })
    expect(readOne({ ...hag, team: 'minion' }).character).toMatchObject({ kind: 'official', id: 'pithag' })
  })

  test('a custom id that a night list or a jinx refers to isn’t renamed, even if it spells an official id', () => {
    const hag = { id: 'pit_hag', name: 'Pit-Hag', ability: 'You brew.', team: 'minion' }
    const listed = read([
      { ...meta, otherNight: ['dusk', 'pit_hag', 'dawn'] },
      { ...hag, otherNight: 5 }
    ])
    expect(listed.script.characters).toMatchObject([{ kind: 'custom', id: 'pit_hag' }])
    expect(listed.script.otherNight).toEqual(['dusk', 'pit_hag', 'dawn'])
    const jinxed = read([meta, hag, raven({ jinxes: [{ id: 'pit_hag', reason: 'No birds.' }] })])
    expect(jinxed.script.characters).toMatchObject([
      { kind: 'custom', id: 'pit_hag' },
      { jinxes: [{ id: 'pit_hag' }] }
    ])
  })

  test('an official name with another spelling of its id is the official character with overrides', () => {
    const { character } = readOne({ id: 'fortune_teller', name: 'Fortune Teller', ability: 'Guess twice.' })
    expect(character).toEqual(official('fortuneteller', { ability: 'Guess twice.' }))
  })

  test('an unknown id stays unchanged, with a warning', () => {
    const { character, repairs } = readOne('Xi Zi')
    expect(character).toEqual({ kind: 'unknown', id: 'Xi Zi' })
    expect(repairs).toMatchObject([{ code: 'id_unknown', severity: 'warning', before: 'Xi Zi' }])
    expect(rewrite([meta, 'Xi Zi', { id: 'tor2', colour: 'red' }])).toEqual([
      { ...meta, characterExtras: [{ id: 'tor2', colour: 'red' }] },
      'Xi Zi',
      'tor2'
    ])
  })

  test('an id in any spelling next to a description is the described character', () => {
    const { script, repairs } = read([meta, 'Raven', raven()])
    expect(script.characters).toMatchObject([{ kind: 'custom', id: 'raven' }])
    expect(codesOf(repairs)).toContain('duplicate_dropped')
  })

  test('an id can be a number; a missing one comes from slug or name', () => {
    expect(readOne(raven({ id: 12 })).character).toMatchObject({ kind: 'custom', id: '12' })
    const { id: _, ...nameless } = raven()
    expect(readOne({ ...nameless, slug: 'black-bird' }).character).toMatchObject({
      id: 'black-bird',
      extra: { slug: 'black-bird' }
    })
    const read = readOne(nameless)
    expect(read.character).toMatchObject({ id: 'raven', name: 'Raven' })
    expect(read.repairs).toMatchObject([
      { code: 'id_made', after: 'Raven' },
      { code: 'id_changed', after: 'raven' }
    ])
  })

  test('keys of Object.prototype do no harm', () => {
    const file: unknown = JSON.parse(
      '[{"id":"constructor","name":"Builder","ability":"x","__proto__":{"polluted":1}},"imp"]'
    )
    const { script } = read(file)
    expect(script.characters[0]).toMatchObject({
      id: 'constructor',
      extra: { original__proto__: { polluted: 1 } }
    })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(Reflect.get(script.characters[0] ?? {}, 'polluted')).toBeUndefined()
  })
})

describe('invalid custom ids', () => {
  test.each([
    ['faerie-SLOgL7', 'faerie-slogl7'],
    ['démone_ppp', 'demone_ppp'],
    ['My Bird!', 'my_bird'],
    ['漢字', 'raven'],
    ['x'.repeat(80), 'x'.repeat(50)],
    ['dusk', 'dusk-2'],
    ['Imp!', 'imp-2']
  ])('%s becomes %s, and the old id is stored', (id, safe) => {
    const { character, repairs } = readOne(raven({ id }))
    expect(character).toMatchObject({ kind: 'custom', id: safe, extra: { originalId: id } })
    expect(codesOf(repairs)).toContain('id_changed')
  })

  test('jinxes, night lists and almanac texts follow', () => {
    const { script } = read([
      {
        ...meta,
        firstNight: ['dusk', 'Black Bird', 'dawn'],
        customData: { 'Black Bird-almanacDetails': 'It sings.' }
      },
      raven({ id: 'Black Bird', firstNight: 3, firstNightReminder: 'Sing.' }),
      raven({ id: 'owl', name: 'Owl', jinxes: [{ id: 'Black Bird', reason: 'Too loud.' }] })
    ])
    expect(idsOf(script)).toEqual(['black_bird', 'owl'])
    expect(script.firstNight).toEqual(['dusk', 'black_bird', 'dawn'])
    expect(script.customData).toEqual({ 'black_bird-almanacDetails': 'It sings.' })
    expect(script.characters[1]).toMatchObject({ jinxes: [{ id: 'black_bird', reason: 'Too loud.' }] })
  })

  test('two ids that would become equal stay different', () => {
    const { script } = read([
      meta,
      raven({ id: 'Raven' }),
      raven({ id: 'RAVEN', name: 'Other' }),
      raven({ name: 'Third' })
    ])
    expect(new Set(idsOf(script)).size).toBe(3)
    expect(idsOf(script)[2]).toBe('raven')
  })

  test.each([
    [
      ['black-bird', 'black_bird', 'blackbird'],
      ['black-bird', 'black_bird-2', 'blackbird-3']
    ],
    [
      ['Black-Bird', 'black_bird'],
      ['black-bird-2', 'black_bird']
    ],
    [
      ['pit_hag', 'pithag'],
      ['pit_hag-2', 'pithag']
    ],
    [
      ['_', '__', '-'],
      ['_', '__', '-']
    ]
  ])('of %j, which a reference could mean alike, one keeps its spelling', (ids, unique) => {
    const entries = ids.map(id => raven({ id, name: `The ${id}`, team: 'outsider' }))
    const { script, repairs } = read([meta, ...entries])
    expect(idsOf(script)).toEqual(unique)
    const changed = unique.flatMap((id, index) => (id === ids[index] ? [] : [id]))
    expect(repairs.filter(({ code }) => code === 'id_similar' || code === 'id_changed')).toMatchObject(
      changed.map(after => ({ after }))
    )
  })

  test('and exact references follow each to its new id', () => {
    const { script, repairs } = read([
      { ...meta, firstNight: ['dusk', 'black_bird', 'black-bird', 'dawn'] },
      raven({ id: 'black-bird', firstNight: 1, firstNightReminder: 'a' }),
      raven({ id: 'black_bird', name: 'Other', firstNight: 1, firstNightReminder: 'b' }),
      raven({ id: 'owl', name: 'Owl', jinxes: [{ id: 'black_bird', reason: 'No.' }] })
    ])
    expect(script.firstNight).toEqual(['dusk', 'black_bird-2', 'black-bird', 'dawn'])
    expect(script.characters[2]).toMatchObject({ jinxes: [{ id: 'black_bird-2' }] })
    expect(script.characters[1]).toMatchObject({ extra: { originalId: 'black_bird' } })
    expect(codesOf(repairs)).toContain('id_similar')
  })

  test('an unknown id in two spellings is on the script once', () => {
    const { script, repairs } = read([meta, 'Xi Zi', { id: 'xi-zi', colour: 'red' }, '漢字', '!!', '??'])
    expect(idsOf(script)).toEqual(['Xi Zi', '漢字', '!!', '??'])
    expect(script.characters[0]).toMatchObject({ kind: 'unknown', extra: { colour: 'red' } })
    expect(repairs).toContainEqual(expect.objectContaining({ code: 'duplicate_dropped', before: 'xi-zi' }))
  })

  test('the written file needs no such repair', () => {
    const again = read(rewrite([meta, raven({ id: 'Black Bird' })]))
    expect(codesOf(again.repairs)).toEqual([])
  })
})

describe('duplicates', () => {
  test('equal entries are merged, in any spelling', () => {
    const { script, repairs } = read([meta, 'imp', { id: 'imp' }, 'Imp', 'chef'])
    expect(idsOf(script)).toEqual(['imp', 'chef'])
    expect(codesOf(repairs)).toEqual(['duplicate_dropped', 'duplicate_dropped'])
  })

  test('an entry without further data is merged into the fuller one', () => {
    const poor = raven()
    const rich = raven({ flavor: 'Nevermore.' })
    for (const file of [
      [meta, poor, rich],
      [meta, rich, poor]
    ])
      expect(read(file).script.characters).toMatchObject([{ id: 'raven', flavor: 'Nevermore.' }])
    expect(read([meta, 'imp', { id: 'imp', ability: 'You bite.' }]).script.characters).toEqual([
      official('imp', { ability: 'You bite.' })
    ])
  })

  test('two different entries stay, the second with a new id', () => {
    const { script, repairs } = read([meta, raven(), raven({ ability: 'You croak.' })])
    expect(script.characters).toMatchObject([
      { id: 'raven', ability: 'You sing.' },
      { id: 'raven-2', ability: 'You croak.', extra: { originalId: 'raven' } }
    ])
    expect(repairs).toMatchObject([{ code: 'duplicate_renamed', before: 'raven', after: 'raven-2' }])
  })

  test('of two different overrides of one official character, the second becomes a custom one', () => {
    const { script } = read([meta, { id: 'imp', ability: 'You bite.' }, { id: 'imp', ability: 'You hiss.' }])
    expect(script.characters).toMatchObject([
      { kind: 'official', id: 'imp', changes: { ability: 'You bite.' } },
      { kind: 'custom', id: 'imp-2', name: 'Imp', team: 'demon', ability: 'You hiss.' }
    ])
  })

  test('unknown keys of a second entry are added to the first', () => {
    const { script } = read([meta, { id: 'imp', colour: 'red' }, { id: 'imp', mood: 'sour' }])
    expect(script.characters).toEqual([{ ...official('imp'), extra: { colour: 'red', mood: 'sour' } }])
  })
})

describe('official characters with overrides', () => {
  test('only differences from the catalogue are overrides', () => {
    const whole = { id: 'chef', name: 'Chef', team: 'townsfolk', edition: 'tb', setup: false, otherNight: 0 }
    expect(readOne(whole).character).toEqual(official('chef'))
    expect(readOne({ ...whole, firstNight: 7, team: 'outsider', ability: 'You cook.' }).character).toEqual(
      official('chef', { firstNight: 7, team: 'outsider', ability: 'You cook.' })
    )
  })

  test('removing a wake-up or a setup is an override', () => {
    expect(readOne({ id: 'chef', firstNight: 0 }).character).toEqual(official('chef', { firstNight: 0 }))
    expect(readOne({ id: 'baron', setup: false }).character).toEqual(official('baron', { setup: false }))
  })

  test('are written in full and read as the same overrides', () => {
    const file = [meta, { id: 'baron', ability: 'You own land.', setup: false }]
    const written = rewrite(file)
    expect(written[1]).toMatchObject({
      id: 'baron',
      name: 'Baron',
      team: 'minion',
      edition: 'tb',
      setup: false
    })
    expect(read(written).script).toEqual(read(file).script)
  })

  test('a name isn’t an override for its apostrophe', () => {
    for (const name of ["Devil's Advocate", 'Devil’s Advocate'])
      expect(readOne({ id: 'devilsadvocate', name }).character).toEqual(official('devilsadvocate'))
    const shouted = { name: "DEVIL'S ADVOCATE" }
    expect(readOne({ id: 'devilsadvocate', ...shouted }).character).toEqual(
      official('devilsadvocate', shouted)
    )
  })

  test('the experimental set isn’t an override, whatever its name in the file', () => {
    expect(readOne({ id: 'steward', edition: 'carousel', name: 'Steward' }).character).toEqual(
      official('steward')
    )
  })
})
