import { describe, expect, test } from 'vitest'
import { buildCast, groupByTeam } from '#core/cast/cast.ts'
import { emptyScript, type Script, type ScriptCharacter } from '#core/script/script.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { aScript, catalogue, custom, factsOfOfficial, official, texts, unknown } from '../script-builders.ts'

const localized = texts({
  characters: {
    chef: {
      name: 'Küchenchef',
      ability: 'Lernt eine Zahl.',
      flavor: 'Guten Appetit.',
      firstNightReminder: 'Zeige die Zahl.',
      reminders: ['Satt'],
      remindersGlobal: ['Hungrig']
    },
    spy: {
      name: 'Spion',
      ability: 'Sieht alles.',
      firstNightReminder: 'Zeige.',
      otherNightReminder: 'Wieder.'
    }
  },
  jinxes: { bountyhunter: { kazali: 'Sie kennen sich.' } }
})

const cast = (script: Script) => buildCast(script, catalogue, localized)
const castAlone = (character: ScriptCharacter, rest: Partial<Script> = {}) =>
  cast(aScript({ ...rest, characters: [character] })).characters[0]

describe('a cast', () => {
  test('of an empty script has only steps', () => {
    expect(cast(emptyScript)).toEqual({
      title: '',
      author: '',
      logo: '',
      hideTitle: false,
      background: '',
      almanac: '',
      bootlegger: [],
      characters: [],
      unknown: [],
      firstNight: [
        { kind: 'step', id: 'dusk', name: 'Dusk', reminder: 'Eyes closed.' },
        { kind: 'step', id: 'minioninfo', name: 'Minion info', reminder: 'Wake the Minions.' },
        { kind: 'step', id: 'demoninfo', name: 'Demon info', reminder: 'Wake the Demon.' },
        { kind: 'step', id: 'dawn', name: 'Dawn', reminder: 'Eyes open.' }
      ],
      otherNight: [
        { kind: 'step', id: 'dusk', name: 'Dusk', reminder: 'Eyes closed again.' },
        { kind: 'step', id: 'dawn', name: 'Dawn', reminder: '' }
      ],
      jinxes: [],
      almanacIntroduction: ''
    })
  })

  test('has the script’s metadata', () => {
    const about = {
      title: 'Pies',
      author: 'Ann',
      logo: 'https://example.com/l.png',
      hideTitle: true,
      background: 'https://example.com/b.png',
      almanac: 'https://example.com/a',
      bootlegger: ['No pies.']
    }
    const script = aScript({ ...about, customData: { almanacIntroduction: 'Hello.' } })
    expect(cast(script)).toMatchObject({ ...about, almanacIntroduction: 'Hello.' })
  })

  test('ignores almanac values that aren’t text', () => {
    const script = aScript({
      characters: ['chef'],
      customData: { almanacIntroduction: 1, 'chef-almanacDetails': {} }
    })
    expect(cast(script).almanacIntroduction).toBe('')
    expect(cast(script).characters[0]?.almanacDetails).toBe('')
  })

  test('keeps the script’s order, and lists unknown ids separately', () => {
    const script = aScript({
      characters: ['spy', unknown('nobody'), custom('cook'), official('missing'), 'chef']
    })
    expect(cast(script).characters.map(({ id }) => id)).toEqual(['spy', 'cook', 'chef'])
    expect(cast(script).unknown).toEqual(['nobody', 'missing'])
  })
})

describe('an official character', () => {
  test('has the facts of the catalogue and the texts of the language', () => {
    expect(castAlone(official('chef'), { customData: { 'chef-almanacDetails': 'Likes pies.' } })).toEqual({
      id: 'chef',
      kind: 'official',
      name: 'Küchenchef',
      englishName: 'Chef',
      team: 'townsfolk',
      edition: 'tb',
      ability: 'Lernt eine Zahl.',
      flavor: 'Guten Appetit.',
      setup: false,
      firstNight: factsOfOfficial('chef').firstNight,
      firstNightReminder: 'Zeige die Zahl.',
      otherNight: 0,
      otherNightReminder: '',
      reminders: ['Satt'],
      remindersGlobal: ['Hungrig'],
      special: [],
      images: [],
      almanacDetails: 'Likes pies.',
      languages: {}
    })
  })

  test('that the language lacks has only its official name and tokens', () => {
    expect(castAlone(official('steward'))).toMatchObject({
      name: 'Steward',
      ability: '',
      flavor: '',
      firstNightReminder: '',
      reminders: factsOfOfficial('steward').reminders,
      team: 'townsfolk'
    })
  })

  test('takes the script’s overrides field by field', () => {
    const changes = { name: 'Cook', firstNight: 0, otherNight: 7, image: ['https://example.com/c.png'] }
    expect(castAlone(official('chef', changes))).toMatchObject({
      kind: 'official',
      name: 'Cook',
      ability: 'Lernt eine Zahl.',
      firstNight: 0,
      otherNight: 7,
      firstNightReminder: 'Zeige die Zahl.',
      reminders: ['Satt'],
      images: ['https://example.com/c.png']
    })
  })

  test('takes every overridden text, also an empty one', () => {
    const changes = {
      ability: 'Each day, eat.',
      flavor: '',
      firstNightReminder: 'Wake.',
      otherNightReminder: 'Again.',
      reminders: [],
      remindersGlobal: ['Full'],
      team: 'demon' as const,
      edition: 'mine',
      setup: true,
      special: [{ type: 'vote', name: 'hidden' }]
    }
    expect(castAlone(official('chef', changes))).toMatchObject(changes)
  })

  test('that was unknown on import becomes part of the cast once the catalogue has it', () => {
    expect(castAlone(unknown('chef'))).toMatchObject({ kind: 'official', name: 'Küchenchef' })
  })
})

describe('a custom character', () => {
  test('has its own texts', () => {
    const cook = custom('cook', {
      name: 'Cook',
      team: 'minion',
      ability: 'Each day, eat.',
      image: ['https://example.com/c.png'],
      edition: 'pies',
      flavor: 'Yum.',
      firstNight: 3,
      firstNightReminder: 'Wake.',
      otherNight: 4,
      otherNightReminder: 'Again.',
      reminders: ['Fed'],
      remindersGlobal: ['Full'],
      setup: true,
      special: [{ type: 'vote', name: 'hidden' }]
    })
    const { kind, image, ...rest } = cook
    expect(castAlone(cook)).toMatchObject({
      ...rest,
      englishName: 'Cook',
      kind,
      images: image,
      almanacDetails: ''
    })
  })

  test('has no official texts, even with an official id', () => {
    expect(castAlone(custom('chef', { name: 'Ours' }))).toMatchObject({
      kind: 'custom',
      name: 'Ours',
      flavor: '',
      reminders: [],
      images: []
    })
  })
})

describe('the language of a text', () => {
  const everyField = [
    'name',
    'ability',
    'flavor',
    'firstNightReminder',
    'otherNightReminder',
    'reminders',
    'remindersGlobal'
  ]

  test('of a custom character is unknown', () => {
    expect(castAlone(custom('cook'))?.languages).toEqual(
      Object.fromEntries(everyField.map(field => [field, '']))
    )
  })

  test('of an official character is unknown where the script overrides it, also with an empty text', () => {
    const changes = { ability: 'Each day, eat.', flavor: '', reminders: [], firstNight: 3 }
    expect(castAlone(official('chef', changes))?.languages).toEqual({
      ability: '',
      flavor: '',
      reminders: ''
    })
  })

  test('without a translation is English, unless the script overrides it', () => {
    const untranslated = { characters: { chef: ['name', 'ability'] as const }, jinxes: {} }
    const inPart = { ...localized, untranslated }
    const script = aScript({ characters: [official('chef', { name: 'Ours' }), 'spy'] })
    const [chef, spy] = buildCast(script, catalogue, inPart).characters
    expect([chef?.languages, spy?.languages]).toEqual([{ name: '', ability: 'en' }, {}])
  })

  test('of a jinx is unknown where it is the script’s, and English without a translation', () => {
    const script = aScript({
      characters: ['kazali', 'bountyhunter', custom('cook', { jinxes: [{ id: 'kazali', reason: 'Ours.' }] })]
    })
    const languages = (texts: typeof localized) =>
      buildCast(script, catalogue, texts).jinxes.map(({ reason, language }) => [reason, language])
    expect(languages(localized)).toEqual([
      ['Sie kennen sich.', undefined],
      ['Ours.', '']
    ])
    const untranslated = { characters: {}, jinxes: { bountyhunter: ['kazali'] } }
    expect(languages({ ...localized, untranslated })).toEqual([
      ['Sie kennen sich.', 'en'],
      ['Ours.', '']
    ])
  })
})

describe('the nights of a cast', () => {
  test('have the characters that wake, with the night’s reminder', () => {
    const { firstNight, otherNight, characters } = cast(aScript({ characters: ['spy', 'chef'] }))
    const [spy, chef] = characters
    expect(firstNight.slice(3, -1)).toEqual([
      { kind: 'character', id: 'chef', character: chef, reminder: 'Zeige die Zahl.' },
      { kind: 'character', id: 'spy', character: spy, reminder: 'Zeige.' }
    ])
    expect(otherNight.slice(1, -1)).toEqual([
      { kind: 'character', id: 'spy', character: spy, reminder: 'Wieder.' }
    ])
  })

  test('follow a custom order', () => {
    const script = aScript({ characters: ['spy', 'chef'], firstNight: ['spy', 'dusk', 'dawn', 'chef'] })
    expect(cast(script).firstNight.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['spy', 'dusk', 'dawn', 'chef'])
    )
    expect(cast(script).firstNight[0]?.id).toBe('spy')
    expect(cast(script).firstNight.at(-1)?.id).toBe('chef')
  })
})

describe('the jinxes of a cast', () => {
  test('join both characters and the reason', () => {
    const { jinxes, characters } = cast(aScript({ characters: ['bountyhunter', 'kazali'] }))
    expect(jinxes).toEqual([{ first: characters[0], second: characters[1], reason: 'Sie kennen sich.' }])
  })

  test('leave out jinxes with an unknown id', () => {
    const cook = custom('cook', { jinxes: [{ id: 'nobody', reason: 'a' }] })
    expect(cast(aScript({ characters: [cook, unknown('nobody')] })).jinxes).toEqual([])
  })
})

describe('grouping by team', () => {
  test('returns teams in order, characters in the given order, and no empty team', () => {
    const characters = [
      { id: 'a', team: 'demon' as const },
      { id: 'b', team: 'townsfolk' as const },
      { id: 'c', team: 'loric' as const },
      { id: 'd', team: 'townsfolk' as const }
    ]
    const [a, b, c, d] = characters
    expect(groupByTeam(characters)).toEqual([
      { team: 'townsfolk', characters: [b, d] },
      { team: 'demon', characters: [a] },
      { team: 'loric', characters: [c] }
    ])
  })

  test('of an empty list is empty', () => {
    expect(groupByTeam([])).toEqual([])
  })
})

test('blank house rules are neither shown nor written', () => {
  const script = aScript({ title: 'Rules', bootlegger: ['', 'No pies.', ' '] })
  expect(buildCast(script, catalogue, texts()).bootlegger).toEqual(['No pies.'])
  expect(writeScriptFile(script, catalogue)[0]).toEqual({
    id: '_meta',
    name: 'Rules',
    bootlegger: ['No pies.']
  })
})

describe('a change of a script', () => {
  const script = aScript({ characters: ['chef', official('spy', { name: 'Agent' }), custom('cook')] })
  const [chef, spy, cook] = cast(script).characters

  test('leaves the other characters the same objects, so that screens render nothing for them', () => {
    const after = cast({ ...script, characters: [...script.characters, official('imp')] }).characters
    expect(after[0]).toBe(chef)
    expect(after[1]).toBe(spy)
    expect(after[2]).toBe(cook)
  })

  test('makes a new object of a character whose almanac text it changes', () => {
    const after = cast({ ...script, customData: { 'cook-almanacDetails': 'Cooks.' } }).characters
    expect(after[0]).toBe(chef)
    expect(after[2]).toEqual({ ...cook, almanacDetails: 'Cooks.' })
  })

  test('in another language makes new objects', () => {
    const english = buildCast(script, catalogue, texts()).characters
    expect(english[0]?.name).toBe('Chef')
    expect(cast(script).characters[0]?.name).toBe('Küchenchef')
  })

  test('joins nights and jinxes once, when they are read', () => {
    const whole = cast(script)
    expect(whole.firstNight).toBe(whole.firstNight)
    expect(structuredClone(whole).otherNight).toEqual(whole.otherNight)
  })
})
