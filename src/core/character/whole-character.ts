import type { CatalogueTexts, OfficialCharacter } from '../catalogue/catalogue.ts'
import { isEmpty } from '../reading/json-value.ts'
import type { CharacterOverrides } from '../script/script.ts'
import { type Character, characterSchema } from './character.ts'

/**
 * Builds a full character from an official one and a script's overrides. Texts come from `texts`; without them, only
 * the English name and the overrides are known, and the ability is ''.
 */
export function buildWholeCharacter(
  facts: OfficialCharacter,
  overrides: CharacterOverrides | undefined,
  texts: CatalogueTexts | undefined
): Character {
  const localized = texts?.characters[facts.id]
  const fields = Object.entries({ ability: '', ...facts, ...localized, ...withoutUndefined(overrides) })
  return characterSchema.parse(
    Object.fromEntries(fields.filter(([key, value]) => key === 'ability' || !isEmpty(value)))
  )
}

const withoutUndefined = (overrides: CharacterOverrides | undefined) =>
  Object.fromEntries(Object.entries(overrides ?? {}).filter(([, value]) => value !== undefined))
