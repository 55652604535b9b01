import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type CharacterFacts, getCharacterFacts, wakes } from '../../character/character-facts.ts'
import { normalizeId } from '../../id.ts'
import { type Night, nights } from '../../night/night.ts'
import { comesAfterDawn } from '../../night/night-entries.ts'
import { almanacKey } from '../almanac-keys.ts'
import type { Script, ScriptCharacter } from '../script.ts'

/** A script with copied characters, and which of them it had already. */
export interface CopiedCharacters {
  script: Script
  /** Ids of the characters that were added, in their order. */
  added: string[]
  /** Ids that the target has already, in any spelling. */
  present: string[]
}

/**
 * Copies characters with their almanac texts to the end of another script, in the order of the source. They go to
 * the end of the custom orders of the nights in which they wake, before a final dawn. Ids that the target has already, and ids that the source doesn't have,
 * change nothing.
 *
 * @example copyCharacters(source, ['chef'], emptyScript, catalogue).added // ['chef']
 */
export function copyCharacters(
  source: Script,
  ids: readonly string[],
  target: Script,
  catalogue: Catalogue
): CopiedCharacters {
  const named = new Set(ids)
  const known = new Set(target.characters.flatMap(({ id }) => [id, normalizeId(id)]))
  const present: string[] = []
  const added: ScriptCharacter[] = []
  for (const character of source.characters) {
    if (!named.has(character.id)) continue
    const normalized = normalizeId(character.id)
    const isKnown = known.has(character.id) || (normalized !== '' && known.has(normalized))
    if (isKnown) present.push(character.id)
    else added.push(character)
    known.add(character.id).add(normalized)
  }
  if (added.length === 0) return { script: target, added: [], present }
  const texts = added.flatMap(({ id }) => {
    const text = source.customData[almanacKey(id)]
    return text === undefined ? [] : [[almanacKey(id), text] as const]
  })
  const next: Script = {
    ...target,
    characters: [...target.characters, ...added],
    customData: { ...target.customData, ...Object.fromEntries(texts) }
  }
  for (const night of nights) {
    const order = target[night]
    if (order) next[night] = appendToOrder(order, added, night, catalogue)
  }
  return { script: next, added: added.map(({ id }) => id), present }
}

function appendToOrder(
  order: readonly string[],
  added: readonly ScriptCharacter[],
  night: Night,
  catalogue: Catalogue
): string[] {
  const known = new Set(order)
  const waking = added.flatMap(character => {
    const facts = getCharacterFacts(character, catalogue)
    return facts && wakes(facts, night) && !known.has(facts.id) ? [facts] : []
  })
  const isLate = (facts: CharacterFacts) => comesAfterDawn(facts, night, catalogue)
  const end = order.length - (order.at(-1) === 'dawn' ? 1 : 0)
  return [
    ...order.slice(0, end),
    ...waking.filter(facts => !isLate(facts)).map(({ id }) => id),
    ...order.slice(end),
    ...waking.filter(facts => isLate(facts)).map(({ id }) => id)
  ]
}
