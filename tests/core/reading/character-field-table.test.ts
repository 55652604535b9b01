import { describe, expect, test } from 'vitest'
import { readScriptFile, writeScriptFile } from '#core/script/script-file.ts'
import { catalogue, official, texts } from '../script-builders.ts'
import { codesOf, meta, raven, read, readOne, rewrite } from './read-file.ts'

const https = (name: string) => `https://pictures.example/${name}.png`

describe('teams', () => {
  test.each([
    ['traveler', 'traveller'],
    ['Travellers', 'traveller'],
    ['TOWNSFOLK', 'townsfolk'],
    ['minions', 'minion'],
    ['Loric', 'loric']
  ])('%s is read as %s', (word, team) => {
    const { character, repairs } = readOne(raven({ team: word }))
    expect(character).toMatchObject({ team })
    expect(repairs).toMatchObject([{ code: 'team_respelled', before: word, after: team }])
  })

  test('a missing team is townsfolk, with a warning', () => {
    const { team: _, ...teamless } = raven()
    const { character, repairs } = readOne(teamless)
    expect(character).toMatchObject({ team: 'townsfolk' })
    expect(repairs).toMatchObject([{ code: 'team_missing', severity: 'warning', after: 'townsfolk' }])
  })

  test('an unknown team becomes townsfolk, and the original value is stored', () => {
    const { character, repairs } = readOne(raven({ team: 'werewolf' }))
    expect(character).toMatchObject({ team: 'townsfolk', extra: { originalTeam: 'werewolf' } })
    expect(codesOf(repairs)).toContain('team_unknown')
    expect(codesOf(read(rewrite([meta, raven({ team: 'werewolf' })])).repairs)).toEqual([])
  })

  test('an official character with an unknown team gets its official team', () => {
    expect(readOne({ id: 'imp', team: 'werewolf', ability: 'x' }).character).toEqual({
      kind: 'official',
      id: 'imp',
      changes: { ability: 'x' },
      extra: { originalTeam: 'werewolf' }
    })
  })
})

describe('wake-up numbers', () => {
  const numberOf = (value: unknown) => {
    const { character, repairs } = readOne(raven({ firstNight: value, firstNightReminder: 'Sing.' }))
    return [character?.kind === 'custom' && character.firstNight, codesOf(repairs)[0]]
  }

  test.each([
    [12, 12, undefined],
    [7.25, 7.25, undefined],
    ['12', 12, 'number_read'],
    [' 3,5 ', 3.5, 'number_read'],
    [-4, 0, 'number_negative'],
    [201, 201, undefined],
    [14_800.5, 14_800.5, undefined],
    ['9999', 9999, 'number_read'],
    [Number.NaN, 0, 'json_word'],
    [null, 0, 'reminder_without_wake'],
    ['late', 0, 'value_kept']
  ])('%s is read as %s', (value, number, code) => {
    expect(numberOf(value)).toEqual([number, code])
  })

  test('a value that isn’t a number is stored as extra', () => {
    expect(readOne(raven({ otherNight: { at: 'dusk' } })).character).toMatchObject({
      otherNight: 0,
      extra: { originalOtherNight: { at: 'dusk' } }
    })
  })

  test('a wake-up without a reminder and the reverse cause a warning, no change', () => {
    const { repairs } = readOne(raven({ firstNight: 3, otherNightReminder: 'Sing.' }))
    expect(repairs).toMatchObject([
      { code: 'wake_without_reminder', severity: 'warning', where: { id: 'raven', field: 'firstNight' } },
      {
        code: 'reminder_without_wake',
        severity: 'warning',
        where: { id: 'raven', field: 'otherNightReminder' }
      }
    ])
  })
})

describe('images', () => {
  const imagesOf = (entry: unknown) => {
    const { character } = readOne(entry)
    return character?.kind === 'custom' ? character.image : character
  }

  test('can be a single text or a list; empty ones are left out', () => {
    expect(imagesOf(raven({ image: https('a') }))).toEqual([https('a')])
    expect(imagesOf(raven({ image: ['', https('a'), ' '] }))).toEqual([https('a')])
    for (const none of ['', [], [''], null]) expect(imagesOf(raven({ image: none }))).toBeUndefined()
  })

  test.each([
    ['a third image is dropped, except for a traveller', 'townsfolk', 3, 2],
    ['a traveller keeps 3', 'traveller', 3, 3],
    ['a fabled keeps 1 of 2', 'fabled', 2, 1],
    ['a fabled keeps 1 of 3', 'fabled', 3, 1],
    ['a loric keeps 2', 'loric', 2, 2]
  ])('%s', (_, team, given, expected) => {
    const image = ['a', 'b', 'c'].slice(0, given).map(https)
    const { character, repairs } = readOne(raven({ team, image }))
    expect(character).toMatchObject({ image: image.slice(0, expected) })
    expect(codesOf(repairs).filter(code => code === 'image_dropped')).toHaveLength(given - expected)
  })

  test('a relative or local path stays, with a warning', () => {
    for (const path of ['./raven.png', 'icons/raven.png', 'C:\\raven.png', 'file:///raven.png']) {
      const { character, repairs } = readOne(raven({ image: path }))
      expect(character).toMatchObject({ image: [path] })
      expect(repairs).toMatchObject([{ code: 'address_not_web', severity: 'warning', before: path }])
    }
  })

  test('an object isn’t an image, but is stored as extra', () => {
    const { character } = readOne(raven({ image: { good: https('a') } }))
    expect(character).toMatchObject({ extra: { originalImage: { good: https('a') } } })
    expect(character).not.toHaveProperty('image')
  })
})

describe('texts, lists and flags', () => {
  test('marks and HTML in texts stay unchanged', () => {
    const ability = 'Show *YOU ARE* :reminder: <b>bold</b> &amp; “quotes”\nand a line'
    expect(readOne(raven({ ability })).character).toMatchObject({ ability })
    expect(rewrite([meta, raven({ ability })])[1]).toMatchObject({ ability })
  })

  test('texts and lists over the limits stay whole, with a warning', () => {
    const long = { name: 'n'.repeat(40), ability: 'a'.repeat(400), flavor: 'f'.repeat(600) }
    const reminders = Array.from({ length: 30 }, (_, index) => `r${index}`)
    const { character, repairs } = readOne(raven({ ...long, reminders }))
    expect(character).toMatchObject({ ...long, reminders })
    expect(codesOf(repairs)).toEqual(['text_long', 'text_long', 'text_long', 'list_long'])
    expect(repairs.every(({ severity }) => severity === 'warning')).toBe(true)
    expect(repairs[1]?.before).toHaveLength(120)
  })

  test('reminders: a single text becomes a list, empty ones are left out', () => {
    expect(readOne(raven({ reminders: 'Dead' })).character).toMatchObject({ reminders: ['Dead'] })
    expect(readOne(raven({ reminders: ['Dead', '', 3] })).character).toMatchObject({
      reminders: ['Dead', '3']
    })
    const none = readOne(raven({ reminders: [''], remindersGlobal: [] }))
    expect(none.character).not.toHaveProperty('reminders')
    expect(codesOf(none.repairs)).toEqual(['empty_dropped'])
  })

  test.each([
    [1, true],
    [0, false],
    ['true', true],
    ['False', false],
    [true, true]
  ])('setup %s is read as %s', (value, setup) => {
    expect(readOne(raven({ setup: value })).character).toMatchObject({ setup })
  })

  test('the edition "carousel" becomes the experimental set; every other edition stays', () => {
    expect(readOne(raven({ edition: 'carousel' })).character).not.toHaveProperty('edition')
    expect(readOne(raven({ edition: 'My Homebrew' })).character).toMatchObject({ edition: 'My Homebrew' })
  })

  test('misspelled keys are read; of two different values both are stored', () => {
    const { character, repairs } = readOne(raven({ othernight: 5, First_Night: 2, Flavour: 'Nevermore.' }))
    expect(character).toMatchObject({ otherNight: 5, firstNight: 2, flavor: 'Nevermore.' })
    expect(codesOf(repairs).filter(code => code === 'key_renamed')).toHaveLength(3)
    expect(readOne(raven({ otherNight: 3, othernight: 5 })).character).toMatchObject({
      otherNight: 3,
      extra: { originalOthernight: 5 }
    })
  })

  test('unknown keys of jinxes and features are written back unchanged, those of characters beside them', () => {
    const known = {
      jinxes: [{ id: 'spy', reason: 'No.', weight: 2 }],
      special: [{ type: 'signal', name: 'grimoire', time: 'night', sound: 'bell' }]
    }
    const entry = raven({ colour: { r: 1 }, ...known })
    const written = [{ ...meta, characterExtras: [{ id: 'raven', colour: { r: 1 } }] }, raven(known)]
    expect(rewrite([meta, entry])).toEqual(written)
    expect(read(written).script).toEqual(read([meta, entry]).script)
  })

  test('a whole official character keeps what it empties; a part of one doesn’t', () => {
    const whole = {
      id: 'imp',
      name: 'Imp',
      team: 'demon',
      ability: 'You kill.',
      reminders: [],
      otherNightReminder: ''
    }
    const english = texts({ characters: { imp: { name: 'Imp', ability: '', otherNightReminder: 'Point.' } } })
    const result = readScriptFile([meta, whole], catalogue, english)
    if (!result.ok) throw new Error(result.code)
    const { script } = result.value
    expect(script.characters[0]).toEqual({
      kind: 'official',
      id: 'imp',
      changes: { ability: 'You kill.', reminders: [], otherNightReminder: '' }
    })
    const written = writeScriptFile(script, catalogue, english)
    expect(written[1]).toMatchObject({ reminders: [], otherNightReminder: '' })
    expect(readScriptFile(written, catalogue, english)).toMatchObject({ value: { script } })
    expect(readOne({ id: 'imp', reminders: [], otherNightReminder: '' }).character).toEqual(official('imp'))
    const asleep = { ...whole, firstNightReminder: '', remindersGlobal: [] }
    expect(readOne(asleep).character).toEqual(official('imp', { ability: 'You kill.', reminders: [] }))
  })

  test.each([
    { jinxes: [{}] },
    { special: [{}] },
    { jinxes: [null, { id: 'spy', reason: 'No birds.' }] },
    { special: [{}, { type: 'vote', name: 'hidden' }] }
  ])('empty items of %j are removed by a repair that names them', given => {
    const [field] = Object.keys(given)
    const { repairs } = readOne(raven(given))
    expect(repairs).toMatchObject([{ code: 'empty_dropped', where: { id: 'raven', field } }])
  })

  test('invalid features are stored as extra', () => {
    expect(readOne(raven({ special: ['magic'] })).character).toMatchObject({
      extra: { originalSpecial: ['magic'] }
    })
  })

  test('a full character round-trips without our defaults', () => {
    const entry = raven({
      image: [https('a')],
      edition: 'mine',
      flavor: 'Nevermore.',
      firstNight: 3,
      firstNightReminder: 'Sing.',
      otherNight: 0,
      reminders: ['Sung'],
      remindersGlobal: ['Is the Raven'],
      setup: true
    })
    expect(rewrite([meta, entry, raven({ id: 'owl', name: 'Owl' })])).toEqual([
      meta,
      entry,
      { id: 'owl', name: 'Owl', team: 'townsfolk', ability: 'You sing.' }
    ])
  })
})
