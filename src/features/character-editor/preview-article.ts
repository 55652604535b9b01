import { catalogue } from '#catalogue/catalogue.ts'
import { almanacKey } from '#core/almanac-key.ts'
import { castOf } from '#core/cast.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { articleOf, type CharacterArticle } from '#core/character-article.ts'
import type { CharacterFields } from '#core/character-fields.ts'
import { entryOf } from '#core/character-rules.ts'
import { changedFields, withChanges } from '#core/own-words.ts'
import { changesSchema, type Script, type ScriptCharacter } from '#core/script.ts'
import { idOf, type Subject } from './subject.ts'

/** Placeholder id for a new character, whose typed id may be taken. Contains a space, so no character can have it. */
const newId = 'new character'

/** The almanac article of the character with the form's current values. */
export function previewArticle(
  edited: Subject,
  fields: CharacterFields,
  script: Script,
  texts: CatalogueTexts
): CharacterArticle | undefined {
  const id = idOf(edited) ?? newId
  const character = toScriptCharacter(edited, { ...withValidNumbers(fields), id })
  const others = script.characters.filter(other => other.id !== id)
  const characters =
    others.length === script.characters.length
      ? [...others, character]
      : script.characters.map(other => (other.id === id ? character : other))
  const customData = { ...script.customData, [almanacKey(id)]: fields.almanacDetails }
  return articleOf(id, castOf({ ...script, characters, customData }, catalogue, texts))
}

function toScriptCharacter(edited: Subject, fields: CharacterFields): ScriptCharacter {
  if (edited.kind !== 'official') return { kind: 'custom', ...entryOf(fields).character }
  const { entry, official } = edited.opened
  const changedValues = changedFields(fields, official).map(name => [name, fields[name]])
  return withChanges(entry, changesSchema.parse(Object.fromEntries(changedValues)))
}

/** Reads negative and half-typed (NaN) wake-up numbers as 0. */
const withValidNumbers = (fields: CharacterFields): CharacterFields => ({
  ...fields,
  firstNight: Math.max(0, fields.firstNight || 0),
  otherNight: Math.max(0, fields.otherNight || 0)
})
