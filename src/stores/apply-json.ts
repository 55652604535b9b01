import { isEqual } from '#core/equal.ts'
import { almanacKey } from '#core/script/almanac-keys.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { putCharacter } from './character-edits.ts'
import { $script, changeScript } from './script.ts'

/** Replaces the open script's content. Its `id` stays, since no file contains it. */
export const applyScript = (read: Script) =>
  changeScript(script => {
    const next = script.id === undefined ? read : { ...read, id: script.id }
    return isEqual(script, next) ? script : next
  })

/**
 * Replaces a character of the open script; without `almanacDetails` its present almanac text stays.
 *
 * @throws if the change is refused: reading the text has checked it already
 */
export function applyCharacter(id: string, { character, almanacDetails }: ParsedCharacter) {
  const present = $script.get().customData[almanacKey(id)]
  const saved = putCharacter(id, character, almanacDetails ?? (typeof present === 'string' ? present : ''))
  if (!saved.ok) throw new Error(`${id} cannot be changed: ${saved.code}`)
}

interface ParsedCharacter {
  character: ScriptCharacter
  almanacDetails: string | undefined
}
