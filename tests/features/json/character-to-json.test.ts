import { expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { characterToJson } from '#features/json/character-to-json.ts'
import { checkCharacterText } from '#features/json/findings/check-character.ts'
import { aScript, catalogue, custom, official, unknown } from '../../core/script-builders.ts'

const texts = await loadTexts('en')

test('an official character has every field that can be changed, with its official texts', () => {
  const imp = JSON.parse(characterToJson(official('imp'), catalogue, texts))
  expect(imp).toMatchObject({ id: 'imp', name: 'Imp', team: 'demon', ability: texts.characters.imp?.ability })
  expect(imp).toHaveProperty('otherNightReminder')
})

test('an official character has its changed texts in place of the official ones', () => {
  const imp = JSON.parse(characterToJson(official('imp', { ability: 'They sleep.' }), catalogue, texts))
  expect([imp.ability, imp.name]).toEqual(['They sleep.', 'Imp'])
})

test('a custom character is as in the script file', () => {
  const cook = JSON.parse(characterToJson(custom('cook', { name: 'Cook', setup: true }), catalogue, texts))
  expect(cook).toMatchObject({ id: 'cook', name: 'Cook', team: 'townsfolk', setup: true })
})

test('a character that nobody knows is its id', () => {
  expect(characterToJson(unknown('gondola'), catalogue, texts)).toBe('"gondola"')
})

test.each([
  official('imp'),
  official('imp', { ability: 'They sleep.' }),
  custom('cook', { name: 'Cook', firstNight: 3, firstNightReminder: 'Wake the Cook.' })
])('what is read from the JSON of $id is the character again', character => {
  const text = characterToJson(character, catalogue, texts)
  const script = aScript({ characters: [character] })
  const { value, findings } = checkCharacterText(text, { script, id: character.id, catalogue, texts })
  expect(value?.character).toEqual(character)
  expect(findings).toEqual([])
})
