import { describe, expect, test } from 'vitest'
import type { CharacterFields } from '#core/character-fields.ts'
import { fieldsOf } from '#core/character-fields.ts'
import { changedFields, checkOwnWords, openOfficial, withChanges } from '#core/own-words.ts'
import { readScriptFile, writeScriptFile } from '#core/script-file.ts'
import { aScript, catalogue, factsOfOfficial, type Official, official, texts } from './build.ts'

const words = texts({
  characters: {
    chef: {
      name: 'Chef',
      ability: 'You start knowing how many pairs of evil players there are.',
      flavor: 'Soup.',
      firstNightReminder: 'Give a finger signal.'
    }
  }
})

const open = (entry: Official = official('chef')) => openOfficial(entry, factsOfOfficial('chef'), words, '')

function edit(typed: Partial<CharacterFields>, entry: Official = official('chef')) {
  const opened = open(entry)
  const checked = checkOwnWords({ ...fieldsOf(opened.character, ''), ...typed }, { catalogue }, opened)
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.value.character
}

describe('own words for an official character', () => {
  test('are only what differs from the official ones', () => {
    expect(edit({})).toEqual(official('chef'))
    expect(edit({ ability: 'Each night, cook.' })).toEqual(official('chef', { ability: 'Each night, cook.' }))
  })

  test('go when the official words are back', () => {
    const changed = official('chef', { ability: 'Each night, cook.', name: 'Cook' })
    const { ability } = open().official
    expect(edit({ ability }, changed)).toEqual(official('chef', { name: 'Cook' }))
    expect(edit({ ability, name: 'Chef' }, changed)).toEqual(official('chef'))
  })

  test('stay as a file brought them while nobody touches them', () => {
    const changed = official('chef', { ability: 'x'.repeat(400), image: ['/a.png'], name: 'Chef' })
    expect(edit({ flavor: 'Stew.' }, changed)).toEqual(
      official('chef', { ability: 'x'.repeat(400), image: ['/a.png'], name: 'Chef', flavor: 'Stew.' })
    )
  })

  test('can be that it says nothing', () => {
    expect(edit({ flavor: '' })).toEqual(official('chef', { flavor: '' }))
  })

  test('keep to the rules of the form', () => {
    const opened = open()
    const fields = { ...opened.official, name: '', firstNightReminder: '' }
    expect(checkOwnWords(fields, { catalogue }, opened)).toMatchObject({
      ok: false,
      issues: [{ code: 'text_empty' }, { code: 'first_night_reminder_missing' }]
    })
  })

  test('survive a script file, in which the character stands whole', () => {
    const script = aScript({ characters: [edit({ ability: 'Each night, cook.' })] })
    const file = writeScriptFile(script, catalogue, words)
    expect(file[1]).toMatchObject({
      id: 'chef',
      name: 'Chef',
      team: 'townsfolk',
      ability: 'Each night, cook.'
    })
    const read = readScriptFile(file, catalogue, words)
    expect(read.ok && read.value.script.characters).toEqual(script.characters)
  })
})

test('fields that differ from the official ones are named', () => {
  const { official: fields } = open()
  expect(changedFields(fields, fields)).toEqual([])
  expect(changedFields({ ...fields, name: 'Cook', setup: true, almanacDetails: 'Ours.' }, fields)).toEqual([
    'name',
    'setup'
  ])
})

test('an official character without changes has none at all', () => {
  expect(withChanges(official('chef', { name: 'Cook' }), {})).toEqual(official('chef'))
})
