import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characterSchema } from '#core/character/character.ts'
import {
  type CharacterForm,
  type CharacterRuleContext,
  characterRules,
  isReservedId
} from '#core/character/character-rules.ts'
import { specialGlobals, specialNames, specialTimes, specialTypes } from '#core/character/special.ts'
import { ruleCodes } from '#core/validation/rule-codes.ts'
import { catalogue } from '../script-builders.ts'

const form = (rest: Record<string, unknown> = {}) => ({
  id: 'cook',
  name: 'Cook',
  team: 'townsfolk',
  ability: 'Each day, eat.',
  ...rest
})

const parse = (rest: Record<string, unknown>, rules: Partial<CharacterRuleContext> = {}) =>
  characterRules({ catalogue, takenIds: [], ...rules }).safeParse(form(rest))

/** Returns each issue as `path code`. */
const refusals = (rest: Record<string, unknown>, rules: Partial<CharacterRuleContext> = {}) =>
  parse(rest, rules).error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`) ?? []

const saved = (rest: Record<string, unknown>) => {
  const result = parse(rest)
  if (!result.success) throw new Error(JSON.stringify(result.error.issues))
  return result.data
}

const long = (length: number) => 'x'.repeat(length)
const link = (length: number) => `https://example.com/`.padEnd(length, 'x')

describe('the id', () => {
  test.each(['a', 'cook-2', 'the_cook', '-', '007', long(50)])('can be %s', id => {
    expect(refusals({ id })).toEqual([])
  })

  test.each(['Cook', 'the cook', 'köche', 'a.b', 'a/b'])('can’t be %s', id => {
    expect(refusals({ id })).toEqual(['id character_id_pattern'])
  })

  test('has 1 to 50 characters', () => {
    expect(refusals({ id: '' })).toEqual(['id text_empty'])
    expect(refusals({ id: long(51) })).toEqual(['id text_too_long'])
  })

  test('can’t be an official id, unless the form edits an official character', () => {
    expect(refusals({ id: 'chef' })).toEqual(['id character_id_official'])
    expect(refusals({ id: 'chef' }, { officialIdAllowed: true })).toEqual([])
  })

  test.each(['dusk', 'dawn', 'minioninfo', 'demoninfo', '_meta'])('can’t be the reserved id %s', id => {
    expect(refusals({ id })).toEqual(['id character_id_special'])
    expect(refusals({ id }, { officialIdAllowed: true })).toEqual(['id character_id_special'])
  })

  test('can’t be the id of another character', () => {
    expect(refusals({}, { takenIds: new Set(['imp', 'cook']) })).toEqual(['id character_id_taken'])
    expect(refusals({ id: 'pit-hag' }, { takenIds: ['pithag'] })).toEqual(['id character_id_taken'])
    expect(refusals({ id: '--' }, { takenIds: ['-'] })).toEqual([])
    expect(refusals({}, { takenIds: ['imp'] })).toEqual([])
  })
})

describe.each<[path: string, max: number, fieldOf: (text: string) => Record<string, unknown>]>([
  ['name', 30, name => ({ name })],
  ['ability', 250, ability => ({ ability })],
  ['reminders.0', 30, text => ({ reminders: [text] })],
  ['remindersGlobal.0', 25, text => ({ remindersGlobal: [text] })],
  ['jinxes.0.id', 50, id => ({ jinxes: [{ id, reason: 'a' }] })],
  ['jinxes.0.reason', 500, reason => ({ jinxes: [{ id: 'imp', reason }] })]
])('%s', (path, max, fieldOf) => {
  test(`has 1 to ${max} characters, blanks around them not counted`, () => {
    expect(refusals(fieldOf('x'))).toEqual([])
    expect(refusals(fieldOf(`  ${long(max)} `))).toEqual([])
    expect(refusals(fieldOf(long(max + 1)))).toEqual([`${path} text_too_long`])
    expect(refusals(fieldOf(' '))).toEqual([`${path} text_empty`])
  })
})

describe.each([
  ['edition', 50],
  ['flavor', 500],
  ['firstNightReminder', 500],
  ['otherNightReminder', 500],
  ['almanacDetails', 5000]
])('%s', (field, max) => {
  test(`may be empty and has at most ${max} characters`, () => {
    expect(refusals({ [field]: '' })).toEqual([])
    expect(refusals({ [field]: long(max) })).toEqual([])
    expect(refusals({ [field]: long(max + 1) })).toEqual([`${field} text_too_long`])
  })
})

describe.each<[field: string, max: number, item: unknown]>([
  ['reminders', 20, 'a'],
  ['remindersGlobal', 20, 'a'],
  ['image', 3, link(30)],
  ['jinxes', 100, { id: 'imp', reason: 'a' }],
  ['special', 20, { type: 'vote', name: 'hidden' }]
])('%s', (field, max, item) => {
  test(`are at most ${max}`, () => {
    expect(refusals({ [field]: Array(max).fill(item) })).toEqual([])
    expect(refusals({ [field]: Array(max + 1).fill(item) })).toEqual([`${field} list_too_long`])
  })
})

describe('the team', () => {
  test.each(['loric', 'traveller', 'demon'])('can be %s', team => {
    expect(refusals({ team })).toEqual([])
  })

  test.each(['dead', '', undefined])('can’t be %s', team => {
    expect(refusals({ team })).toEqual(['team choice_invalid'])
  })
})

describe.each([
  ['firstNight', 'firstNightReminder', 'first_night_reminder_missing'],
  ['otherNight', 'otherNightReminder', 'other_night_reminder_missing']
])('%s', (night, reminder, missing) => {
  test('needs a reminder when it isn’t 0', () => {
    expect(refusals({ [night]: 0 })).toEqual([])
    expect(refusals({ [night]: 0.5 })).toEqual([`${reminder} ${missing}`])
    expect(refusals({ [night]: 12, [reminder]: '  ' })).toEqual([`${reminder} ${missing}`])
    expect(refusals({ [night]: 12, [reminder]: 'Wake.' })).toEqual([])
  })

  test('can be 0 when there is a reminder', () => {
    expect(refusals({ [reminder]: 'Wake.' })).toEqual([])
  })

  test('is a number from 0, of any size', () => {
    const woken = { [reminder]: 'Wake.' }
    expect(refusals({ ...woken, [night]: -1 })).toEqual([`${night} number_negative`])
    expect(refusals({ ...woken, [night]: 14_800.5 })).toEqual([])
    expect(refusals({ ...woken, [night]: Number.NaN })).toEqual([`${night} number_invalid`])
    expect(refusals({ ...woken, [night]: '3' })).toEqual([`${night} number_invalid`])
  })

  test('is reported together with issues of other fields', () => {
    expect(refusals({ [night]: 3, name: '' })).toEqual(['name text_empty', `${reminder} ${missing}`])
  })
})

describe('images', () => {
  test('can be absent, or empty at the end', () => {
    expect(refusals({ image: [] })).toEqual([])
    expect(refusals({ image: ['', '', ''] })).toEqual([])
    expect(refusals({ image: [link(250), '', ''] })).toEqual([])
    expect(refusals({ image: ['/images/u/1'] })).toEqual([])
  })

  test('can’t follow an empty one', () => {
    expect(refusals({ image: ['', link(30)] })).toEqual(['image.0 image_first_missing'])
    expect(refusals({ image: [link(30), '', link(30)] })).toEqual(['image.1 image_second_missing'])
    expect(refusals({ image: ['', '', link(30)] })).toEqual(['image.1 image_second_missing'])
  })

  test('are addresses of at most 250 characters', () => {
    expect(refusals({ image: [link(251)] })).toEqual(['image.0 text_too_long'])
    expect(refusals({ image: ['cook.png'] })).toEqual(['image.0 link_invalid'])
    expect(refusals({ image: ['file:///c:/cook.png'] })).toEqual(['image.0 link_invalid'])
  })
})

describe('special features', () => {
  const feature = { type: 'vote', name: 'multiplier' }
  const refused = (rest: Record<string, unknown>) => refusals({ special: [{ ...feature, ...rest }] })

  test('use known values', () => {
    for (const type of specialTypes) expect(refused({ type })).toEqual([])
    for (const name of specialNames) expect(refused({ name })).toEqual([])
    for (const time of ['', ...specialTimes]) expect(refused({ time })).toEqual([])
    for (const global of ['', ...specialGlobals]) expect(refused({ global })).toEqual([])
  })

  test.each(['type', 'name', 'time', 'global'])('refuse an unknown %s', field => {
    expect(refused({ [field]: 'other' })).toEqual([`special.0.${field} choice_invalid`])
  })

  test('need a type and a name', () => {
    expect(refused({ type: '' })).toEqual(['special.0.type choice_invalid'])
    expect(refused({ name: undefined })).toEqual(['special.0.name choice_invalid'])
  })

  test('have a value that is a number or a text of at most 50 characters', () => {
    expect(refused({ value: -1 })).toEqual([])
    expect(refused({ value: long(50) })).toEqual([])
    expect(refused({ value: long(51) })).toEqual(['special.0.value text_too_long'])
    expect(refused({ value: true })).toEqual(['special.0.value value_invalid'])
  })
})

describe('the output', () => {
  test('is trimmed, without empty texts and lists', () => {
    const { character, almanacDetails } = saved({
      name: ' Cook ',
      ability: ' Each day, eat. ',
      edition: '  ',
      flavor: '',
      firstNightReminder: ' ',
      image: ['', ''],
      reminders: [' Fed '],
      remindersGlobal: [],
      special: [{ type: 'vote', name: 'hidden', time: '', global: '' }],
      jinxes: []
    })
    expect(character).toStrictEqual({
      id: 'cook',
      name: 'Cook',
      team: 'townsfolk',
      ability: 'Each day, eat.',
      firstNight: 0,
      otherNight: 0,
      setup: false,
      reminders: ['Fed'],
      special: [{ type: 'vote', name: 'hidden' }]
    })
    expect(almanacDetails).toBe('')
  })

  test('keeps all values, including unknown keys', () => {
    const full = {
      ...form(),
      team: 'demon' as const,
      image: [link(40), link(41)],
      edition: 'pies',
      flavor: 'Yum.',
      firstNight: 3,
      firstNightReminder: 'Wake.',
      otherNight: 4.5,
      otherNightReminder: 'Wake again.',
      reminders: ['Fed'],
      remindersGlobal: ['Hungry'],
      setup: true,
      jinxes: [{ id: 'imp', reason: 'They share.', since: 2 }],
      special: [
        { type: 'vote' as const, name: 'multiplier' as const, value: 3, time: 'day' as const, note: 1 }
      ],
      extra: { mine: [1] }
    }
    const { character, almanacDetails } = saved({ ...full, almanacDetails: 'Likes pies.' })
    expect(character).toStrictEqual(full)
    expect(characterSchema.parse(character)).toEqual(character)
    expect(almanacDetails).toBe('Likes pies.')
  })

  test('passes the rules again unchanged', () => {
    const text = fc.string({ maxLength: 12 })
    const anyForm: fc.Arbitrary<Partial<CharacterForm>> = fc.record(
      {
        name: text,
        ability: text,
        edition: text,
        flavor: text,
        firstNight: fc.double({ min: 0, max: 15_000, noNaN: true }),
        firstNightReminder: text,
        image: fc.array(fc.constantFrom('', link(30), '/a')),
        reminders: fc.array(text),
        jinxes: fc.array(fc.record({ id: text, reason: text }))
      },
      { requiredKeys: [] }
    )
    fc.assert(
      fc.property(anyForm, rest => {
        const once = parse(rest)
        if (once.success) expect(saved({ ...once.data.character })).toEqual(once.data)
        else
          expect(ruleCodes).toEqual(expect.arrayContaining(once.error.issues.map(({ message }) => message)))
      })
    )
  })
})

test('values of the wrong type are refused with a code too', () => {
  const wrong = Object.fromEntries(
    [
      'id',
      'name',
      'ability',
      'edition',
      'flavor',
      'firstNightReminder',
      'reminders',
      'jinxes',
      'setup',
      'image'
    ].map(key => [key, 7])
  )
  expect(new Set(parse(wrong).error?.issues.map(({ message }) => message))).toEqual(
    new Set(['value_invalid'])
  )
})

test('a special feature keeps when and for whom it works, and loses only empty choices', () => {
  const feature = { type: 'ability', name: 'pointing', time: 'night', global: 'dead' }
  const empty = { type: 'reveal', name: 'replace-character', time: '', global: '' }
  expect(saved({ special: [feature, empty] }).character.special).toEqual([
    feature,
    { type: 'reveal', name: 'replace-character' }
  ])
})

test('a character without further values has only the required keys', () => {
  expect(saved({ image: [], reminders: [], special: [] }).character).toStrictEqual({
    ...form(),
    firstNight: 0,
    otherNight: 0,
    setup: false
  })
})

test('an id is reserved when it is a step or the meta entry', () => {
  expect(['dusk', 'minioninfo', 'demoninfo', 'dawn', '_meta'].every(isReservedId)).toBe(true)
  expect(['imp', 'Dusk', ''].some(isReservedId)).toBe(false)
})
