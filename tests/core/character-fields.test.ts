import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Character } from '#core/character.ts'
import { type CharacterFields, checkFields, emptyFields, fieldsOf } from '#core/character-fields.ts'
import { characterRules } from '#core/character-rules.ts'
import { catalogue, custom } from './build.ts'

const rules = { catalogue, takenIds: [] }
const long = (length: number) => 'x'.repeat(length)

const character = (rest: Partial<Character> = {}): Character => {
  const { kind: _, ...described } = custom('cook', rest)
  return described
}

/** Opens a character, types into its form, and applies. */
function edit(opened: Character, typed: Partial<CharacterFields> = {}, almanacDetails = '') {
  const fields = { ...fieldsOf(opened, almanacDetails), ...typed }
  return checkFields(fields, rules, { character: opened, almanacDetails })
}

const refusals = (checked: ReturnType<typeof checkFields>) =>
  checked.ok ? [] : checked.issues.map(({ path, code }) => `${path.join('.')} ${code}`)

const saved = (checked: ReturnType<typeof checkFields>) => {
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.value
}

describe('a new character', () => {
  test('is refused by the rules of the form, with the limit that was passed', () => {
    expect(refusals(checkFields(emptyFields, rules))).toEqual([
      'id text_empty',
      'name text_empty',
      'ability text_empty'
    ])
    const fields = { ...emptyFields, id: 'cook', name: long(31), ability: 'Eat.' }
    expect(checkFields(fields, rules)).toMatchObject({ ok: false, issues: [{ maximum: 30 }] })
  })

  test('is what the rules make of it', () => {
    const fields = { ...emptyFields, id: 'cook', name: ' Cook ', ability: 'Eat.', reminders: [' Fed '] }
    const { character, almanacDetails } = saved(checkFields(fields, rules))
    expect(character).toMatchObject({ id: 'cook', name: 'Cook', reminders: ['Fed'] })
    expect(almanacDetails).toBe('')
  })
})

describe('a character that came with a file', () => {
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

  test('is saved to the letter when nobody touched it, whatever the rules say', () => {
    expect(saved(edit(beyond, {}, long(9000)))).toEqual({ character: beyond, almanacDetails: long(9000) })
  })

  test('may be changed elsewhere', () => {
    const { character } = saved(edit(beyond, { name: 'Cook' }))
    expect(character).toEqual({ ...beyond, name: 'Cook' })
  })

  test('is refused where somebody changed what is beyond the limit', () => {
    expect(refusals(edit(beyond, { ability: long(599) }))).toEqual(['ability text_too_long'])
    expect(refusals(edit(beyond, { name: '' }))).toEqual(['name text_empty'])
  })

  test('keeps items of a list as they came while others change; the list may not grow further', () => {
    const { reminders = [] } = beyond
    const shorter = reminders.slice(0, -1)
    expect(refusals(edit(beyond, { reminders: shorter }))).toEqual([])
    expect(refusals(edit(beyond, { reminders: [...reminders, 'More'] }))).toEqual(['reminders list_too_long'])
    expect(refusals(edit(beyond, { reminders: [...shorter.slice(0, -1), long(31)] }))).toEqual([
      'reminders.30 text_too_long'
    ])
  })

  test('needs a reminder as soon as its wake-up number is touched', () => {
    expect(refusals(edit(beyond, { firstNight: 13 }))).toEqual([
      'firstNightReminder first_night_reminder_missing'
    ])
  })

  test('has its pictures checked together as soon as one is touched', () => {
    expect(refusals(edit(beyond, { image: ['', 'https://example.com/a.png'] }))).toEqual([
      'image.0 image_first_missing'
    ])
  })

  test('keeps keys of jinxes and features that we do not know', () => {
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

test('opening and applying loses nothing of any character', () => {
  fc.assert(
    fc.property(anyCharacter, anyText, (opened, details) => {
      expect(saved(edit(opened, {}, details))).toEqual({ character: opened, almanacDetails: details })
    })
  )
})

test('what the rules let pass is saved as the rules say, also beside what came along', () => {
  const plain = character()
  fc.assert(
    fc.property(anyCharacter, typed => {
      const fields = { ...fieldsOf(typed, ''), id: 'cook' }
      const byRules = characterRules(rules).safeParse(fields)
      const checked = checkFields(fields, rules)
      expect(checked.ok).toBe(byRules.success)
      if (byRules.success) expect(saved(checked)).toEqual(byRules.data)
      // The same texts, trimmed alike, when something else came along with the character.
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
