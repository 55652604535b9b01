import { catalogue } from '#catalogue/catalogue.ts'
import { type CharacterFields, fieldsOf } from '#core/character-fields.ts'
import { safeId } from '#core/reading/identity.ts'
import { wholeCharacter } from '#core/reading/whole.ts'
import type { Script } from '#core/script.ts'
import { $texts } from '#stores/cast.ts'
import { subjectOf } from './subject.ts'

/** A character of the script or an official one, as a custom character with an id of its own. */
export function copyOf(id: string, script: Script): CharacterFields | undefined {
  const texts = $texts.get()
  const facts = catalogue.characters.get(id)
  const fields =
    (texts && subjectOf(id, script, texts)?.start) ??
    (facts && fieldsOf(wholeCharacter(facts, undefined, texts), ''))
  if (!fields) return undefined
  const taken = new Set(script.characters.map(character => character.id))
  // An edition of the publisher's is no place for homebrew.
  return { ...fields, id: safeId(id, fields.name, taken, catalogue), edition: facts ? '' : fields.edition }
}
