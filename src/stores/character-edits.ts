import { catalogue } from '#catalogue/catalogue.ts'
import { withOverrides } from '#core/character/overrides.ts'
import { ok } from '#core/result.ts'
import { almanacKey } from '#core/script/almanac-keys.ts'
import { setAlmanacDetails } from '#core/script/metadata.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import * as core from '#core/script/script-characters.ts'
import { $script, changeScript } from './script.ts'

/**
 * Adds a character to the open script, or replaces the one with `id`, together with its almanac text, in one undo step.
 * Refuses as `updateCharacter` does.
 */
export function putCharacter(id: string | undefined, character: ScriptCharacter, almanacDetails: string) {
  const script = $script.get()
  const saved =
    id === undefined
      ? ok(core.addCharacter(script, character, catalogue))
      : core.updateCharacter(script, id, character, catalogue)
  if (!saved.ok) return saved
  const text = saved.value.customData[almanacKey(character.id)]
  // The entry may be a value of the file that isn't a text: the editor doesn't show it and must not clear it.
  const isSame = almanacDetails === (typeof text === 'string' ? text : '')
  changeScript(() => (isSame ? saved.value : setAlmanacDetails(saved.value, character.id, almanacDetails)))
  return saved
}

/** Removes all overrides of an official character. */
export function removeOverrides(id: string) {
  const entry = $script.get().characters.find(character => character.id === id)
  if (entry?.kind !== 'official') return
  changeScript(script => {
    const official = core.updateCharacter(script, id, withOverrides(entry, {}), catalogue)
    return official.ok ? official.value : script
  })
}
