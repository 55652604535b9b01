import type { Catalogue, CatalogueTexts } from '#core/catalogue/catalogue.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { writeCharacter } from '#core/script/write-character.ts'
import { formatJson } from './format-json.ts'

/**
 * The JSON of one character, as in the script file. An official character has all its fields, even without overrides,
 * so that every field can be edited; reading the text drops the fields that are unchanged.
 */
export function characterToJson(
  character: ScriptCharacter,
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): string {
  const written =
    character.kind === 'official' ? { ...character, changes: { ...character.changes } } : character
  return formatJson(writeCharacter(written, catalogue, texts))
}
