import type { CatalogueTexts, OfficialCharacter } from '../catalogue.ts'
import { type Character, characterSchema } from '../character.ts'
import type { CharacterChanges } from '../script.ts'
import { isEmpty } from './tidy.ts'

/**
 * An official character with a script's changes as a whole character. Words come from `texts` where given;
 * without them only the name and what the script itself says are known, and the ability is ''.
 */
export function wholeCharacter(
  facts: OfficialCharacter,
  changes: CharacterChanges | undefined,
  texts: CatalogueTexts | undefined
): Character {
  const words = texts?.characters[facts.id]
  const fields = Object.entries({ ability: '', ...facts, ...words, ...present(changes) })
  return characterSchema.parse(
    Object.fromEntries(fields.filter(([key, value]) => key === 'ability' || !isEmpty(value)))
  )
}

/** Only keys that are really there change something. */
const present = (changes: CharacterChanges | undefined) =>
  Object.fromEntries(Object.entries(changes ?? {}).filter(([, value]) => value !== undefined))
