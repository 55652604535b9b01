import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { catalogueList } from '#core/catalogue/catalogue-list.ts'
import { specialNames, specialTypes } from '#core/character/special.ts'
import { limits } from '#core/limits.ts'
import { readScriptFile, readScriptText } from '#core/script/script-file.ts'
import { locales } from '#routes'

describe.each(locales)('the catalogue for other tools in %s', async locale => {
  const texts = await loadTexts(locale)
  const list = catalogueList(catalogue, texts)

  test('is read as the official characters, unchanged and in order', () => {
    const read = readScriptText(JSON.stringify(list), catalogue, texts)
    expect(read.ok && read.value.script.characters).toEqual(
      [...catalogue.characters.keys()].map(id => ({ kind: 'official', id }))
    )
  })

  test('is read as custom characters without loss when the catalogue is empty', () => {
    const read = readScriptFile(list, { characters: new Map(), steps: [], abilityOpenings: [] })
    const characters = read.ok ? read.value.script.characters : []
    const isThere = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0)
    expect(characters).toEqual(
      list.map(entry => ({
        kind: 'custom',
        ...Object.fromEntries(Object.entries(entry).filter(([, value]) => isThere(value)))
      }))
    )
  })

  test('follows the publisher’s schema of script files', () => {
    const { character } = limits
    for (const entry of list) {
      expect(entry.name.length, entry.id).toBeLessThanOrEqual(character.name)
      expect(entry.ability.length, entry.id).toBeLessThanOrEqual(character.ability)
      expect(entry.flavor.length, entry.id).toBeLessThanOrEqual(character.flavor)
      for (const label of entry.reminders)
        expect(label.length, `${entry.id}: ${label}`).toBeLessThanOrEqual(character.reminder)
      for (const label of entry.remindersGlobal)
        expect(label.length, `${entry.id}: ${label}`).toBeLessThanOrEqual(character.reminderGlobal)
      for (const { name, type } of entry.special) {
        expect<readonly string[]>(specialNames).toContain(name)
        expect<readonly string[]>(specialTypes).toContain(type)
      }
    }
  })
})

test('the list has every field of every character, including empty ones', () => {
  const texts = {
    characters: { chef: { name: 'Cuisinier', ability: 'Cuisine.' } },
    steps: { dusk: { name: '' }, minioninfo: { name: '' }, demoninfo: { name: '' }, dawn: { name: '' } },
    jinxes: { cannibal: { butler: 'Ils dînent.' } }
  }
  const list = catalogueList(catalogue, texts)
  expect(list).toHaveLength(catalogue.characters.size)
  expect(list.find(({ id }) => id === 'chef')).toEqual({
    id: 'chef',
    name: 'Cuisinier',
    team: 'townsfolk',
    edition: 'tb',
    ability: 'Cuisine.',
    flavor: '',
    firstNight: 50,
    firstNightReminder: '',
    otherNight: 0,
    otherNightReminder: '',
    reminders: [],
    remindersGlobal: [],
    setup: false,
    special: [],
    jinxes: []
  })
  expect(list.find(({ id }) => id === 'cannibal')?.jinxes).toContainEqual({
    id: 'butler',
    reason: 'Ils dînent.'
  })
})

test('an official text that the language lacks is empty; names, tokens and facts stay', () => {
  const steps = { dusk: { name: '' }, minioninfo: { name: '' }, demoninfo: { name: '' }, dawn: { name: '' } }
  const list = catalogueList(catalogue, { characters: {}, steps, jinxes: {} })
  const poisoner = catalogue.characters.get('poisoner')
  expect(list.find(({ id }) => id === 'poisoner')).toMatchObject({
    name: 'Poisoner',
    ability: '',
    flavor: '',
    firstNightReminder: '',
    otherNightReminder: '',
    reminders: poisoner?.reminders,
    remindersGlobal: poisoner?.remindersGlobal
  })
  const reasons = list.flatMap(({ jinxes }) => jinxes.map(({ reason }) => reason))
  expect(new Set(reasons)).toEqual(new Set(['']))
})
