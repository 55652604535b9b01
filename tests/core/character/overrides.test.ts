import { describe, expect, test } from 'vitest'
import { type CharacterFields, toCharacterFields } from '#core/character/character-fields.ts'
import { checkOverrides, openOverrides, overriddenFields, withOverrides } from '#core/character/overrides.ts'
import { readScriptFile, writeScriptFile } from '#core/script/script-file.ts'
import { aScript, catalogue, factsOfOfficial, type Official, official, texts } from '../script-builders.ts'

const localized = texts({
  characters: {
    chef: {
      name: 'Chef',
      ability: 'You start knowing how many pairs of evil players there are.',
      flavor: 'Soup.',
      firstNightReminder: 'Give a finger signal.'
    }
  }
})

const open = (entry: Official = official('chef')) =>
  openOverrides(entry, factsOfOfficial('chef'), localized, '')

function edit(typed: Partial<CharacterFields>, entry: Official = official('chef')) {
  const opened = open(entry)
  const checked = checkOverrides(
    { ...toCharacterFields(opened.character, ''), ...typed },
    { catalogue },
    opened
  )
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.value.character
}

describe('overrides of an official character', () => {
  test('contain only differences from the official values', () => {
    expect(edit({})).toEqual(official('chef'))
    expect(edit({ ability: 'Each night, cook.' })).toEqual(official('chef', { ability: 'Each night, cook.' }))
  })

  test('disappear when the official values are back', () => {
    const changed = official('chef', { ability: 'Each night, cook.', name: 'Cook' })
    const { ability } = open().official
    expect(edit({ ability }, changed)).toEqual(official('chef', { name: 'Cook' }))
    expect(edit({ ability, name: 'Chef' }, changed)).toEqual(official('chef'))
  })

  test('stay as in the file while untouched', () => {
    const changed = official('chef', { ability: 'x'.repeat(400), image: ['/a.png'], name: 'Chef' })
    expect(edit({ flavor: 'Stew.' }, changed)).toEqual(
      official('chef', { ability: 'x'.repeat(400), image: ['/a.png'], name: 'Chef', flavor: 'Stew.' })
    )
  })

  test('can be empty values', () => {
    expect(edit({ flavor: '' })).toEqual(official('chef', { flavor: '' }))
  })

  test('follow the rules of the form', () => {
    const opened = open()
    const fields = { ...opened.official, name: '', firstNightReminder: '' }
    expect(checkOverrides(fields, { catalogue }, opened)).toMatchObject({
      ok: false,
      issues: [{ code: 'text_empty' }, { code: 'first_night_reminder_missing' }]
    })
  })

  test('survive a script file, which contains the full character', () => {
    const script = aScript({ characters: [edit({ ability: 'Each night, cook.' })] })
    const file = writeScriptFile(script, catalogue, localized)
    expect(file[0]).toMatchObject({
      id: 'chef',
      name: 'Chef',
      team: 'townsfolk',
      ability: 'Each night, cook.'
    })
    const read = readScriptFile(file, catalogue, localized)
    expect(read.ok && read.value.script.characters).toEqual(script.characters)
  })
})

test('returns the names of the overridden fields', () => {
  const { official: fields } = open()
  expect(overriddenFields(fields, fields)).toEqual([])
  expect(overriddenFields({ ...fields, name: 'Cook', setup: true, almanacDetails: 'Ours.' }, fields)).toEqual(
    ['name', 'setup']
  )
})

test('an official character without overrides has no such key', () => {
  expect(withOverrides(official('chef', { name: 'Cook' }), {})).toEqual(official('chef'))
})

test('overrides that are all undefined are none', () => {
  expect(withOverrides(official('chef', { name: 'Cook' }), { name: undefined })).toStrictEqual(
    official('chef')
  )
  expect(withOverrides(official('chef'), { name: undefined, setup: true }).changes).toEqual({ setup: true })
})

test('the almanac text is saved with the character, not as an override', () => {
  const opened = openOverrides(official('chef'), factsOfOfficial('chef'), localized, 'Told.')
  const fields = { ...toCharacterFields(opened.character, 'Told.'), almanacDetails: 'Retold.' }
  expect(opened.official.almanacDetails).toBe('')
  expect(checkOverrides(fields, { catalogue }, opened)).toEqual({
    ok: true,
    value: { character: official('chef'), almanacDetails: 'Retold.' }
  })
})
