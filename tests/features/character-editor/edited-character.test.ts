import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { emptyFields } from '#core/character/character-fields.ts'
import { almanacKey } from '#core/script/almanac-keys.ts'
import {
  characterIdOf,
  draftIdOf,
  type EditedCharacter,
  newCharacter,
  openSavedCharacter,
  openScriptCharacter,
  validateCharacter
} from '#features/character-editor/edited-character.ts'
import { newCharacterDraftId } from '#stores/drafts/character-drafts.ts'
import { aScript, custom, official, unknown } from '../../core/script-builders.ts'

let texts: CatalogueTexts
beforeAll(async () => {
  texts = await loadTexts('en')
})

const cook = custom('cook', { name: 'Cook', reminders: ['Fed'], extra: { colour: 'red' } })
const script = aScript({
  characters: [cook, official('chef', { ability: 'You cook.' }), unknown('imp'), unknown('nobody')],
  customData: { [almanacKey('cook')]: 'It cooks.', [almanacKey('chef')]: { another: 'tool' } }
})

const open = (id: string): EditedCharacter => {
  const edited = openScriptCharacter(id, script, texts)
  if (!edited) throw new Error(`${id} can't be opened`)
  return edited
}

/** The issues of a validation, as `field code`. */
const issuesOf = (checked: ReturnType<typeof validateCharacter>) =>
  checked.ok ? [] : checked.issues.map(({ path, code }) => `${path.join('.')} ${code}`)

describe('opening a character of a script', () => {
  test('fills the fields of a custom character, with its almanac text', () => {
    expect(open('cook')).toMatchObject({
      kind: 'custom',
      entry: cook,
      almanacDetails: 'It cooks.',
      initialFields: { id: 'cook', name: 'Cook', reminders: ['Fed'], almanacDetails: 'It cooks.' }
    })
  })

  test('fills the fields of an official character with its overrides over its official texts', () => {
    const { initialFields } = open('chef')
    expect(initialFields).toMatchObject({ id: 'chef', name: 'Chef', ability: 'You cook.' })
  })

  test('shows no almanac text when the script has another value under its key', () => {
    expect(open('chef').initialFields.almanacDetails).toBe('')
  })

  test('treats an unknown entry as official once the catalogue knows its id', () => {
    expect(open('imp')).toMatchObject({ kind: 'official', initialFields: { name: 'Imp', team: 'demon' } })
  })

  test.each(['nobody', 'witch'])('is impossible for %s, which is not known or not on the script', id => {
    expect(openScriptCharacter(id, script, texts)).toBeUndefined()
  })
})

describe('opening a saved character', () => {
  test('separates its almanac text from the character', () => {
    const { kind: _, ...character } = cook
    expect(openSavedCharacter({ ...character, almanacDetails: 'It cooks.' })).toEqual(open('cook'))
    expect(openSavedCharacter(character).initialFields.almanacDetails).toBe('')
  })
})

describe('ids', () => {
  test('are those on the script; a new character has only that of its draft', () => {
    expect(['cook', 'chef'].map(id => characterIdOf(open(id)))).toEqual(['cook', 'chef'])
    expect(characterIdOf(newCharacter)).toBeUndefined()
    expect(draftIdOf(newCharacter)).toBe(newCharacterDraftId)
    expect(draftIdOf(open('cook'))).toBe('cook')
  })
})

describe('validating the form', () => {
  test('refuses an empty form of a new character', () => {
    expect(issuesOf(validateCharacter(newCharacter, emptyFields, script))).toEqual([
      'id text_empty',
      'name text_empty',
      'ability text_empty'
    ])
  })

  test('refuses the id of another character of the script, but accepts its own', () => {
    const fields = { ...emptyFields, id: 'cook', name: 'Cook', ability: 'Cook.' }
    expect(issuesOf(validateCharacter(newCharacter, fields, script))).toHaveLength(1)
    const edited = open('cook')
    expect(issuesOf(validateCharacter(edited, { ...edited.initialFields, name: 'Baker' }, script))).toEqual(
      []
    )
  })

  test('returns an untouched custom character unchanged, with its unknown fields', () => {
    const edited = open('cook')
    expect(validateCharacter(edited, edited.initialFields, script)).toEqual({
      ok: true,
      value: { character: cook, almanacDetails: 'It cooks.' }
    })
  })

  test('returns only the overrides of an official character', () => {
    const edited = open('chef')
    const fields = { ...edited.initialFields, name: 'Head Cook' }
    expect(validateCharacter(edited, fields, script)).toMatchObject({
      ok: true,
      value: { character: official('chef', { ability: 'You cook.', name: 'Head Cook' }) }
    })
  })
})
