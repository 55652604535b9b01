import type { Catalogue, CatalogueTexts } from '#core/catalogue.ts'
import { emptyScript, type ScriptCharacter } from '#core/script.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { layOut } from './lay-out.ts'

/**
 * One character as its script's file has it. An official one is written whole even where the script changes nothing of
 * it: whoever opens it wants to see what there is to change, and reading keeps only what differs.
 */
export function characterText(
  character: ScriptCharacter,
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): string {
  const written =
    character.kind === 'official' ? { ...character, changes: { ...character.changes } } : character
  const [, entry] = writeScriptFile({ ...emptyScript, characters: [written] }, catalogue, texts)
  return layOut(entry)
}
