import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Character } from '#core/character/character.ts'
import {
  type CharacterFields,
  checkFields,
  emptyFields,
  toCharacterFields
} from '#core/character/character-fields.ts'
import { characterRules } from '#core/character/character-rules.ts'
import { catalogue, custom } from '../script-builders.ts'

const rules = { catalogue, takenIds: [] }
const long = (length: number) => 'x'.repeat(length)

const character = (rest: Partial<Character> = {}): Character => {
  const { kind: _, ...described } = custom('cook', rest)
  return described
}

/** Opens a character, edits form values and saves. */
function edit(opened: Character, typed: Partial<CharacterFields> = {}, almanacDetails = '') {
  const fields = { ...toCharacterFields(opened, almanacDetails), ...typed }
  return checkFields(fields, rules, { character: opened, almanacDetails })
}

const refusals = (checked: ReturnType<typeof checkFields>) =>
  checked.ok ? [] : checked.issues.map(({ path, code }) => `${path.join('.')} ${code}`)

const saved = (checked: ReturnType<typeof checkFields>) => {
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.value
}

describe('a new character', () => {
  test('is refused by the rules of the form, with the exceeded limit', () => {
    expect(refusals(checkFields(emptyFields, rules))).toEqual([
      'id text_empty',
      'name text_empty',
      'ability text_empty'
    ])
    const fields = { ...emptyFields, id: 'cook', name: long(31), ability: 'Eat.' }
    expect(checkFields(fields, rules)).toMatchObject({ ok: false, issues: [{ maximum: 30 }] })
  })

  test('is the output of the rules', () => {
    const fields = { ...emptyFields, id: 'cook', name: ' Cook ', ability: 'Eat.', reminders: [' Fed '] }
    const { character, almanacDetails } = saved(checkFields(fields, rules))
    expect(character).toMatchObject({ id: 'cook', name: 'Cook', reminders: ['Fed'] })
    expect(almanacDetails).toBe('')
  })

  test('has no blanks around its texts, also in jinxes', () => {
    const fields = {
      ...emptyFields,
      id: ' cook ',
      name: ' Cook ',
      ability: ' Eat. ',
      edition: ' pies ',
      image: [' /a.png '],
      remindersGlobal: [' Fed '],
      jinxes: [{ id: ' imp ', reason: ' They share. ' }]
    }
    expect(saved(checkFields(fields, rules)).character).toMatchObject({
      id: 'cook',
      name: 'Cook',
      ability: 'Eat.',
      edition: 'pies',
      image: ['/a.png'],
      remindersGlobal: ['Fed'],
      jinxes: [{ id: 'imp', reason: 'They share.' }]
    })
  })
})

test('absent values of a character are empty in the editor', () => {
  const { extra: _, ...fields } = { ...character({ extra: { a: 1 } }) }
  expect(toCharacterFields({ ...character(), flavor: undefined, reminders: undefined }, 'Told')).toEqual({
    ...emptyFields,
    ...fields,
    almanacDetails: 'Told'
  })
})

describe('a character from a file', () => {
  const beyond = character({
    name: long(80),
    ability: long(600),
    image: ['', 'not an address', '', 'a fourth'],
    reminders: ['', ` ${long(60)} `, ...Array(30).fill('Fed')],
    firstNight: 12,
    jinxes: [{ id: 'imp', reason: '', since: 2 }],
    special: [{ type: 'dance', name: 'waltz', time: 'noon', mine: true }],
    flavor: '',
    extra: { colour: 'red' }
  })

  test('is saved unchanged when untouched, even if it breaks the rules', () => {
    expect(saved(edit(beyond, {}, long(9000)))).toEqual({ character: beyond, almanacDetails: long(9000) })
  })

  test('can be edited in other fields', () => {
    const { character } = saved(edit(beyond, { name: 'Cook' }))
    expect(character).toEqual({ ...beyond, name: 'Cook' })
  })

  test('is refused when an edited value exceeds the limit', () => {
    expect(refusals(edit(beyond, { ability: long(599) }))).toEqual(['ability text_too_long'])
    expect(refusals(edit(beyond, { name: '' }))).toEqual(['name text_empty'])
  })

  test('keeps untouched list items; a list over the limit can’t grow', () => {
    const { reminders = [] } = beyond
    const shorter = reminders.slice(0, -1)
    expect(refusals(edit(beyond, { reminders: shorter }))).toEqual([])
    expect(refusals(edit(beyond, { reminders: [...reminders, 'More'] }))).toEqual(['reminders list_too_long'])
    expect(refusals(edit(beyond, { reminders: [...shorter.slice(0, -1), long(31)] }))).toEqual([
      'reminders.30 text_too_long'
    ])
  })

  test('keeps an invalid item in a list that grows, and refuses only the new ones', () => {
    const opened = character({ reminders: ['', 'Fed'] })
    expect(refusals(edit(opened, { reminders: ['Fed', '', 'More'] }))).toEqual([])
    expect(refusals(edit(opened, { reminders: ['', 'Fed', long(31)] }))).toEqual([
      'reminders.2 text_too_long'
    ])
  })

  test('can have an item replaced in a list over the limit, by one that follows the rules', () => {
    const { reminders = [] } = beyond
    expect(refusals(edit(beyond, { reminders: reminders.with(3, 'Full') }))).toEqual([])
    expect(refusals(edit(beyond, { reminders: reminders.with(3, long(31)).with(5, ' ') }))).toEqual([
      'reminders.3 text_too_long',
      'reminders.5 text_empty'
    ])
  })

  test('has its new items checked next to issues of other fields and joint rules', () => {
    const { reminders = [] } = beyond
    expect(refusals(edit(beyond, { reminders: reminders.with(3, long(31)), name: '' }))).toEqual([
      'name text_empty',
      'reminders.3 text_too_long'
    ])
    const images = ['', 'https://example.com/a.png', '', 'https://example.com/b.png']
    expect(refusals(edit(character({ image: images }), { image: images.with(2, 'no address') }))).toEqual([
      'image.0 image_first_missing',
      'image.2 link_invalid'
    ])
  })

  test('needs a reminder once its wake-up number is edited', () => {
    expect(refusals(edit(beyond, { firstNight: 13 }))).toEqual([
      'firstNightReminder first_night_reminder_missing'
    ])
  })

  test('has all its images checked once one is edited', () => {
    expect(refusals(edit(beyond, { image: ['', 'https://example.com/a.png'] }))).toEqual([
      'image.0 image_first_missing'
    ])
  })

  test('keeps unknown keys of jinxes and features', () => {
    const jinxes = [...(beyond.jinxes ?? []), { id: 'spy', reason: 'They share.' }]
    expect(saved(edit(beyond, { jinxes })).character).toEqual({ ...beyond, jinxes })
  })
})

const anyText = fc.string({ maxLength: 40 })
const anyCharacter: fc.Arbitrary<Character> = fc
  .record(
    {
      name: anyText,
      ability: anyText,
      image: fc.array(anyText),
      edition: anyText,
      flavor: anyText,
      firstNight: fc.nat(250),
      otherNightReminder: anyText,
      reminders: fc.array(anyText, { maxLength: 25 }),
      jinxes: fc.array(fc.record({ id: anyText, reason: anyText })),
      special: fc.array(fc.record({ type: anyText, name: anyText }))
    },
    { requiredKeys: [] }
  )
  .map(rest => character(rest))

test('opening and saving loses no data of any character', () => {
  fc.assert(
    fc.property(anyCharacter, anyText, (opened, details) => {
      expect(saved(edit(opened, {}, details))).toEqual({ character: opened, almanacDetails: details })
    })
  )
})

test('valid edits are saved as the rules say, also next to invalid values from a file', () => {
  const plain = character()
  fc.assert(
    fc.property(anyCharacter, typed => {
      const fields = { ...toCharacterFields(typed, ''), id: 'cook' }
      const byRules = characterRules(rules).safeParse(fields)
      const checked = checkFields(fields, rules)
      expect(checked.ok).toBe(byRules.success)
      if (byRules.success) expect(saved(checked)).toEqual(byRules.data)
      // The result is trimmed the same way when the opened character has an invalid value in another field.
      const opened = { ...plain, flavor: 'x'.repeat(600) }
      const beside = edit(opened, { ability: typed.ability, reminders: typed.reminders ?? [] })
      if (beside.ok) {
        expect(beside.value.character.ability).toBe(
          typed.ability === opened.ability ? opened.ability : typed.ability.trim()
        )
        expect(beside.value.character.flavor).toBe(opened.flavor)
      }
    })
  )
})
