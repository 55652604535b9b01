import { catalogue } from '#catalogue/catalogue.ts'
import { type CharacterFields, fieldsOf } from '#core/character-fields.ts'
import { safeId } from '#core/reading/identity.ts'
import { wholeCharacter } from '#core/reading/whole.ts'
import type { Script } from '#core/script.ts'
import { $texts } from '#stores/cast.ts'
import { subjectOf } from './subject.ts'

/** Fields of a custom copy of a script character or official character, with an unused id. Undefined for an unknown id. */
export function copyOf(id: string, script: Script): CharacterFields | undefined {
  const texts = $texts.get()
  const facts = catalogue.characters.get(id)
  const fields =
    (texts && subjectOf(id, script, texts)?.initialFields) ??
    (facts && fieldsOf(wholeCharacter(facts, undefined, texts), ''))
  if (!fields) return undefined
  const takenIds = new Set(script.characters.map(character => character.id))
  // Official editions are not for homebrew characters.
  return { ...fields, id: safeId(id, fields.name, takenIds, catalogue), edition: facts ? '' : fields.edition }
}
