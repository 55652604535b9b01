import type { Catalogue } from '../catalogue/catalogue.ts'
import { getCharacterFacts, wakes } from '../character/character-facts.ts'
import { isStepId, type Night } from '../night/night.ts'
import { setNightOrder } from '../night/night-order.ts'
import type { Script } from '../script/script.ts'
import { addCharacter, removeCharacters } from '../script/script-characters.ts'
import { fixImageAddresses } from './rules/advise-on-images.ts'
import type { Fix } from './suggestion.ts'

/**
 * Applies the fix of a suggestion. The suggestion disappears afterwards where a change of the script can achieve that.
 *
 * @example applyFix(script, { kind: 'add', id: 'djinn' }, catalogue)
 */
export function applyFix(script: Script, fix: Fix, catalogue: Catalogue): Script {
  switch (fix.kind) {
    case 'add':
      return addCharacter(script, { kind: 'official', id: fix.id }, catalogue)
    case 'remove':
      return removeCharacters(script, fix.ids)
    case 'mendOrder':
      return fixNightOrder(script, fix.night, catalogue)
    case 'markSetup':
      return markSetup(script, fix.ids)
    case 'mendImages':
      return fixImageAddresses(script, fix.fault)
  }
}

/** Adds missing characters to a custom order by wake-up number, and removes characters that don't wake. */
function fixNightOrder(script: Script, night: Night, catalogue: Catalogue): Script {
  const waking = new Set(
    script.characters
      .filter(character => wakes(getCharacterFacts(character, catalogue), night))
      .map(({ id }) => id)
  )
  const order = (script[night] ?? []).filter(id => isStepId(id) || waking.has(id))
  return setNightOrder(script, night, order, catalogue)
}

function markSetup(script: Script, ids: readonly string[]): Script {
  const named = new Set(ids)
  const characters = script.characters.map(character =>
    character.kind === 'custom' && named.has(character.id) ? { ...character, setup: true } : character
  )
  return { ...script, characters }
}
