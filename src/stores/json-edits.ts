import { almanacKey } from '#core/almanac-key.ts'
import { isEqual } from '#core/equal.ts'
import type { Script, ScriptCharacter } from '#core/script.ts'
import { saveCharacter } from './character-edits.ts'
import { $script, changeScript } from './script.ts'

/** Puts what a text says in the place of the script, which stays the same one: its own id is in no file. */
export const applyScript = (read: Script) =>
  changeScript(script => {
    const next = script.id === undefined ? read : { ...read, id: script.id }
    return isEqual(script, next) ? script : next
  })

/**
 * Puts what a text says in the place of a character; without an almanac text of its own the present one stays.
 * What may be refused is asked for when the text is read: here it is a bug.
 */
export function applyCharacter(id: string, { character, almanacDetails }: ReadEntry) {
  const present = $script.get().customData[almanacKey(id)]
  const saved = saveCharacter(id, character, almanacDetails ?? (typeof present === 'string' ? present : ''))
  if (!saved.ok) throw new Error(`${id} cannot be changed: ${saved.code}`)
}

interface ReadEntry {
  character: ScriptCharacter
  almanacDetails: string | undefined
}
