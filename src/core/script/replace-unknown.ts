import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Script } from './script.ts'
import { hasCharacter, removeCharacter, updateCharacter } from './script-characters.ts'

/**
 * Replaces an unknown character by an official one, in its place and with its jinxes and night positions. When the
 * official one is on the script already, the unknown one is removed.
 */
export function replaceUnknown(script: Script, id: string, officialId: string, catalogue: Catalogue): Script {
  const unknown = script.characters.find(character => character.id === id)
  if (unknown?.kind !== 'unknown') return script
  if (hasCharacter(script, officialId)) return removeCharacter(script, id)
  const replaced = updateCharacter(script, id, { ...unknown, kind: 'official', id: officialId }, catalogue)
  return replaced.ok ? replaced.value : script
}
