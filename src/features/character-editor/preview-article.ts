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

/** No character can have it: a new one's own id may still be somebody else's. */
const newId = 'new character'

/** What the almanac would tell of the character if the script had it as it is written now. */
export function previewArticle(
  subject: Subject,
  fields: CharacterFields,
  script: Script,
  texts: CatalogueTexts
): CharacterArticle | undefined {
  const id = idOf(subject) ?? newId
  const character = characterOf(subject, { ...withNumbers(fields), id })
  const others = script.characters.filter(other => other.id !== id)
  const characters =
    others.length === script.characters.length
      ? [...others, character]
      : script.characters.map(other => (other.id === id ? character : other))
  const customData = { ...script.customData, [almanacKey(id)]: fields.almanacDetails }
  return articleOf(id, castOf({ ...script, characters, customData }, catalogue, texts))
}

function characterOf(subject: Subject, fields: CharacterFields): ScriptCharacter {
  if (subject.kind !== 'official') return { kind: 'custom', ...entryOf(fields).character }
  const { entry, official } = subject.opened
  const changed = changedFields(fields, official).map(name => [name, fields[name]])
  return withChanges(entry, changesSchema.parse(Object.fromEntries(changed)))
}

/** Half-typed numbers are none yet. */
const withNumbers = (fields: CharacterFields): CharacterFields => ({
  ...fields,
  firstNight: Math.max(0, fields.firstNight || 0),
  otherNight: Math.max(0, fields.otherNight || 0)
})
