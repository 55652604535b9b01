import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { type CharacterFields, emptyFields } from '#core/character/character-fields.ts'
import type { Script } from '#core/script/script.ts'
import { newCharacter, openScriptCharacter } from '#features/character-editor/edited-character.ts'
import { previewArticle } from '#features/character-editor/preview/preview-article.ts'
import { aScript, custom, official } from '../../../core/script-builders.ts'

let texts: CatalogueTexts
beforeAll(async () => {
  texts = await loadTexts('en')
})

/** The article of a script's character while the form has these values. */
function articleOf(script: Script, id: string, typed: Partial<CharacterFields> = {}) {
  const edited = openScriptCharacter(id, script, texts)
  return edited && previewArticle(edited, { ...edited.initialFields, ...typed }, script, texts)
}

const cook = custom('cook', { name: 'Cook', otherNight: 20 })
const kitchen = aScript({ characters: ['imp', cook, official('chef', { ability: 'You cook.' })] })

describe('the article in the preview', () => {
  test('has the typed values, not those of the script', () => {
    const article = articleOf(kitchen, 'cook', { name: 'Baker', almanacDetails: 'It bakes.' })
    expect(article?.character).toMatchObject({ name: 'Baker', almanacDetails: 'It bakes.' })
  })

  test('keeps the character when its typed id is that of another', () => {
    expect(articleOf(kitchen, 'cook', { id: 'imp', name: 'Baker' })?.character.name).toBe('Baker')
  })

  test('has the official texts except for the overrides', () => {
    expect(articleOf(kitchen, 'chef', { name: 'Head Cook' })?.character).toMatchObject({
      name: 'Head Cook',
      ability: 'You cook.',
      flavor: texts.characters.chef?.flavor
    })
  })

  test('includes the jinxes with characters of the script', () => {
    const jinxes = [
      { id: 'imp', reason: 'No fire.' },
      { id: 'witch', reason: 'Not on the script.' }
    ]
    const article = articleOf(kitchen, 'cook', { jinxes })
    expect(article?.jinxes.map(({ other }) => other.id)).toEqual(['imp'])
  })

  test.each([Number.NaN, -1, 0])('shows no night for the wake-up number %d', number => {
    const article = articleOf(kitchen, 'cook', { otherNight: number })
    expect(article?.nights.otherNight).toBeUndefined()
  })

  test('counts the night position among the script’s characters', () => {
    expect(articleOf(kitchen, 'cook', { otherNight: 1 })?.nights.otherNight?.position).toBe(1)
    expect(articleOf(kitchen, 'cook', { otherNight: 200 })?.nights.otherNight?.position).toBe(2)
  })
})

test('a new character has an article beside the script’s characters, even with a taken id', () => {
  const fields = { ...emptyFields, id: 'cook', name: 'Baker', firstNight: 10 }
  const article = previewArticle(newCharacter, fields, kitchen, texts)
  expect(article?.character.name).toBe('Baker')
  expect(article?.nights.firstNight?.position).toBe(1)
})
