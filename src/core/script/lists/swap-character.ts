import type { Catalogue } from '../../catalogue/catalogue.ts'
import { getCharacterFacts, wakes } from '../../character/character-facts.ts'
import { isSameId } from '../../id.ts'
import { insertMissing } from '../../night/insert-missing.ts'
import { isStepId, type Night, nights } from '../../night/night.ts'
import { characterEntry, collectEntries } from '../../night/night-entries.ts'
import { ok, type Result, refuse } from '../../result.ts'
import { almanacKey } from '../almanac-keys.ts'
import { setAlmanacDetails } from '../metadata.ts'
import type { Script, ScriptCharacter } from '../script.ts'
import { removeCharacter } from '../script-characters.ts'

/**
 * Replaces the character `id` by another character, at the same place of the list. In custom night orders, the new character
 * gets the place of its own wake-up number; one with the same id stays in its place. The almanac text of the former character
 * goes, the new one brings its own. Jinxes and house rules stay as they are.
 *
 * Refuses with `character_missing` if the script doesn't have the character, and with `character_id_taken` if it has the new
 * one already, also for another spelling of its id.
 *
 * @param almanacDetails almanac text of the new character; '' for none
 * @example swapCharacter(script, 'chef', { kind: 'official', id: 'empath' }, '', catalogue)
 */
export function swapCharacter(
  script: Script,
  id: string,
  character: ScriptCharacter,
  almanacDetails: string,
  catalogue: Catalogue
): Result<Script, 'character_missing' | 'character_id_taken'> {
  const index = script.characters.findIndex(each => each.id === id)
  if (index < 0) return refuse('character_missing')
  const isTaken = script.characters.some((each, at) => at !== index && isSameId(each.id, character.id))
  if (isTaken) return refuse('character_id_taken')
  const without = removeCharacter(script, id)
  const next: Script = { ...without, characters: without.characters.toSpliced(index, 0, character) }
  for (const night of nights) {
    const order = script[night]
    if (order) next[night] = swapInOrder({ ...next, [night]: order }, night, id, character, catalogue)
  }
  const { [almanacKey(character.id)]: _, ...customData } = next.customData
  return ok(setAlmanacDetails({ ...next, customData }, character.id, almanacDetails))
}

/** The custom order of a night after the swap. @param script with the new character and the former order */
function swapInOrder(
  script: Script,
  night: Night,
  formerId: string,
  character: ScriptCharacter,
  catalogue: Catalogue
): string[] {
  const order = script[night] ?? []
  const { id } = character
  const others = order.filter(each => each !== formerId && each !== id)
  const facts = getCharacterFacts(character, catalogue)
  if (!facts || isStepId(id) || !wakes(facts, night)) return others
  if (id === formerId && order.includes(id)) return order
  const entries = collectEntries(script, night, catalogue)
  const known = others.flatMap(each => entries.get(each) ?? [])
  const placed = insertMissing(known, [characterEntry(facts, night, catalogue)])
  // Ids without an entry, such as unknown characters, keep their places.
  const before = placed[placed.findIndex(entry => entry.id === id) - 1]
  return others.toSpliced(before ? others.indexOf(before.id) + 1 : 0, 0, id)
}
