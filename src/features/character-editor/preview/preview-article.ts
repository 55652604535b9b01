import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast } from '#core/cast/cast.ts'
import { buildCharacterArticles, type CharacterArticle } from '#core/cast/character-article.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { toCharacterEntry } from '#core/character/character-rules.ts'
import { overriddenFields, withOverrides } from '#core/character/overrides.ts'
import { almanacKey } from '#core/script/almanac-keys.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { overridesSchema } from '#core/script/script-schema.ts'
import { characterIdOf, type EditedCharacter } from '../edited-character.ts'

/** Placeholder id for a new character, whose typed id may be taken. Contains a space, so no character can have it. */
const newId = 'new character'

/** The almanac article of the character with the form's current values. */
export function previewArticle(
  edited: EditedCharacter,
  fields: CharacterFields,
  script: Script,
  texts: CatalogueTexts
): CharacterArticle | undefined {
  const id = characterIdOf(edited) ?? newId
  const character = toScriptCharacter(edited, { ...withValidNumbers(fields), id })
  const others = script.characters.filter(other => other.id !== id)
  const characters =
    others.length === script.characters.length
      ? [...others, character]
      : script.characters.map(other => (other.id === id ? character : other))
  const customData = { ...script.customData, [almanacKey(id)]: fields.almanacDetails }
  return buildCharacterArticles(buildCast({ ...script, characters, customData }, catalogue, texts)).get(id)
}

function toScriptCharacter(edited: EditedCharacter, fields: CharacterFields): ScriptCharacter {
  if (edited.kind !== 'official') return { kind: 'custom', ...toCharacterEntry(fields).character }
  const { entry, official } = edited.opened
  const changedValues = overriddenFields(fields, official).map(name => [name, fields[name]])
  return withOverrides(entry, overridesSchema.parse(Object.fromEntries(changedValues)))
}

/** Reads negative and half-typed (NaN) wake-up numbers as 0. */
const withValidNumbers = (fields: CharacterFields): CharacterFields => ({
  ...fields,
  firstNight: Math.max(0, fields.firstNight || 0),
  otherNight: Math.max(0, fields.otherNight || 0)
})
