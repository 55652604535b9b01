import { expect, test } from 'vitest'
import { completeTexts } from '#catalogue/complete-texts.ts'
import type { CatalogueFacts, LanguageTexts } from '#catalogue/source-schemas.ts'

const character = {
  edition: 'tb',
  team: 'townsfolk' as const,
  setup: false,
  firstNight: 1,
  otherNight: 0,
  reminders: [],
  remindersGlobal: [],
  special: [],
  jinxedWith: [],
  abilityOpening: '',
  abilityLength: 10
}
const facts: CatalogueFacts = {
  abilityOpenings: [],
  characters: [
    { ...character, id: 'chef', name: 'Chef', reminders: ['Know', 'Wrong'], jinxedWith: ['baker'] },
    { ...character, id: 'baker', name: 'Baker' }
  ],
  steps: []
}
const english: LanguageTexts = {
  characters: { chef: { ability: 'Cooks.', flavor: 'Hot.', firstNightReminder: 'Wake the Chef.' } },
  steps: { dawn: { name: 'Dawn' } },
  reminderLabels: {},
  jinxes: { chef: { baker: 'They quarrel.' } }
}
const french: LanguageTexts = {
  characters: { chef: { name: 'Cuisinier', ability: 'Cuisine.' }, stranger: { name: 'Inconnu' } },
  steps: {},
  reminderLabels: { Wrong: 'Faux' },
  jinxes: {}
}

test('the language’s texts win field by field, and English fills the gaps', () => {
  const texts = completeTexts(facts, french, english)
  expect(texts.characters.chef).toEqual({
    name: 'Cuisinier',
    ability: 'Cuisine.',
    flavor: 'Hot.',
    firstNightReminder: 'Wake the Chef.',
    reminders: ['Know', 'Faux']
  })
  expect(texts.steps.dawn).toEqual({ name: 'Dawn' })
  expect(texts.jinxes).toEqual({ chef: { baker: 'They quarrel.' } })
})

test('the texts that stay English are listed; a list of labels is one if none of them is translated', () => {
  const { untranslated } = completeTexts(facts, french, english)
  expect(untranslated).toEqual({
    characters: { chef: ['flavor', 'firstNightReminder'], baker: ['name'] },
    jinxes: { chef: ['baker'] }
  })
  const noLabels = completeTexts(facts, { ...french, reminderLabels: {} }, english).untranslated
  expect(noLabels?.characters.chef).toEqual(['flavor', 'firstNightReminder', 'reminders'])
})

test('nothing is listed in English, nor in a language that has everything', () => {
  expect(completeTexts(facts, english, english)).not.toHaveProperty('untranslated')
  const whole: LanguageTexts = {
    characters: {
      chef: { name: 'C', ability: 'A', flavor: 'F', firstNightReminder: 'R' },
      baker: { name: 'B' }
    },
    steps: {},
    reminderLabels: { Know: 'Sait', Wrong: 'Faux' },
    jinxes: { chef: { baker: 'J' } }
  }
  expect(completeTexts(facts, whole, english)).not.toHaveProperty('untranslated')
})

test('a character without texts has its official name', () => {
  expect(completeTexts(facts, french, english).characters.baker).toEqual({ name: 'Baker', ability: '' })
})

test('texts of characters that the facts lack are left out', () => {
  expect(Object.keys(completeTexts(facts, french, english).characters)).toEqual(['chef', 'baker'])
})
