import type { Catalogue } from '../catalogue/catalogue.ts'
import { sortByPublisherOrder } from '../catalogue/publisher-order.ts'
import type { Jinx } from '../character/character.ts'
import { type CharacterFacts, getCharacterFacts, wakes } from '../character/character-facts.ts'
import { isEqual } from '../equal.ts'
import { createIdFinder, isSameId } from '../id.ts'
import { type Night, nights } from '../night/night.ts'
import { comesAfterDawn } from '../night/night-entries.ts'
import { ok, type Result, refuse } from '../result.ts'
import { almanacKey } from './almanac-keys.ts'
import type { Script, ScriptCharacter } from './script.ts'

export const hasCharacter = (script: Script, id: string) =>
  script.characters.some(character => character.id === id)

/**
 * Adds a character at the end of the script, and at the end of the custom order of each night in which it wakes (before
 * dawn, where dawn is last). An id that the script already has changes nothing.
 *
 * @example addCharacter(emptyScript, { kind: 'official', id: 'chef' }, catalogue).characters.length // 1
 */
export function addCharacter(script: Script, character: ScriptCharacter, catalogue: Catalogue): Script {
  if (hasCharacter(script, character.id)) return script
  const next = { ...script, characters: [...script.characters, character] }
  return addToNightOrders(next, character, catalogue)
}

/**
 * Replaces the character `id` with `character`. When the id changes, jinxes, almanac details and custom night orders
 * follow. When it starts or stops waking, it is added to or removed from the custom night orders.
 * Refuses with `character_missing` ('No character to update') and `character_id_taken` ('Character ID must be unique'), also
 * for another spelling of an id.
 */
export function updateCharacter(
  script: Script,
  id: string,
  character: ScriptCharacter,
  catalogue: Catalogue
): Result<Script, 'character_missing' | 'character_id_taken'> {
  const current = script.characters.find(other => other.id === id)
  if (!current) return refuse('character_missing')
  const isTaken = script.characters.some(other => other !== current && isSameId(other.id, character.id))
  if (character.id !== id && isTaken) return refuse('character_id_taken')
  if (isEqual(current, character)) return ok(script)
  const characters = script.characters.map(other => (other === current ? character : other))
  const renamed = renameReferences({ ...script, characters }, id, character.id, script)
  return ok(updateNightOrders(renamed, current, character, catalogue))
}

/** Removes a character, its entries in custom night orders and its almanac details. */
export const removeCharacter = (script: Script, id: string): Script => removeCharacters(script, [id])

/** Like `removeCharacter`, for several. Ids that aren't on the script are ignored. */
export function removeCharacters(script: Script, ids: readonly string[]): Script {
  const named = new Set(ids)
  const removed = new Set(script.characters.map(({ id }) => id).filter(id => named.has(id)))
  if (removed.size === 0) return script
  const texts = new Set([...removed].map(almanacKey))
  const next: Script = {
    ...script,
    characters: script.characters.filter(({ id }) => !removed.has(id)),
    customData: Object.fromEntries(Object.entries(script.customData).filter(([key]) => !texts.has(key)))
  }
  for (const night of nights) {
    const order = script[night]
    if (order) next[night] = order.filter(id => !removed.has(id))
  }
  return next
}

/** Sorts the characters in the publisher's order; see `sortByPublisherOrder`. */
export function sortCharacters(script: Script, catalogue: Catalogue): Script {
  const sorted = sortByPublisherOrder(
    script.characters,
    character => getCharacterFacts(character, catalogue),
    ({ id }) => id,
    catalogue
  )
  return withCharacters(script, sorted)
}

/** Moves the characters named by `ids` to the front, in that order; the others follow in their current order. */
export function orderCharacters(script: Script, ids: readonly string[]): Script {
  const byId = new Map(script.characters.map(character => [character.id, character]))
  const named = new Set(ids.flatMap(id => byId.get(id) ?? []))
  const rest = script.characters.filter(character => !named.has(character))
  return withCharacters(script, [...named, ...rest])
}

const withCharacters = (script: Script, characters: ScriptCharacter[]): Script =>
  characters.every((character, index) => character === script.characters[index])
    ? script
    : { ...script, characters }

/** Appends a character to the custom orders of the nights in which it wakes, unless they already have it. */
function addToNightOrders(script: Script, character: ScriptCharacter, catalogue: Catalogue): Script {
  const facts = getCharacterFacts(character, catalogue)
  const next = { ...script }
  for (const night of nights) {
    const order = script[night]
    if (facts && order && wakes(facts, night) && !order.includes(character.id))
      next[night] = appendToOrder(order, facts, night, catalogue)
  }
  return next
}

/** Adds or removes a character in custom night orders where an update changes whether it wakes. */
function updateNightOrders(
  script: Script,
  before: ScriptCharacter,
  after: ScriptCharacter,
  catalogue: Catalogue
) {
  const next = { ...script }
  const factsBefore = getCharacterFacts(before, catalogue)
  const factsAfter = getCharacterFacts(after, catalogue)
  for (const night of nights) {
    const order = script[night]
    if (!order || wakes(factsBefore, night) === wakes(factsAfter, night)) continue
    const others = order.filter(id => id !== after.id)
    next[night] =
      factsAfter && wakes(factsAfter, night) ? appendToOrder(others, factsAfter, night, catalogue) : others
  }
  return next
}

/** Appends a character to a night order: before a final dawn, unless it wakes after dawn. */
function appendToOrder(order: readonly string[], facts: CharacterFacts, night: Night, catalogue: Catalogue) {
  const isBeforeDawn = order.at(-1) === 'dawn' && !comesAfterDawn(facts, night, catalogue)
  return order.toSpliced(order.length - (isBeforeDawn ? 1 : 0), 0, facts.id)
}

/**
 * Changes an id in jinxes, almanac details and custom night orders.
 *
 * @param before resolves references, whose spelling may differ
 */
function renameReferences(script: Script, from: string, to: string, before: Script): Script {
  if (from === to) return script
  const findId = createIdFinder(before.characters.map(({ id }) => id))
  const rename = (reference: string) => (findId(reference) === from ? to : reference)
  const next: Script = {
    ...script,
    characters: script.characters.map(character => renameJinxes(character, rename)),
    customData: renameKey(script.customData, almanacKey(from), almanacKey(to))
  }
  for (const night of nights) {
    const order = script[night]
    if (order) next[night] = order.filter(id => id !== to).map(id => (id === from ? to : id))
  }
  return next
}

function renameJinxes(character: ScriptCharacter, rename: (id: string) => string): ScriptCharacter {
  const renamed = (jinxes: readonly Jinx[]) => jinxes.map(jinx => ({ ...jinx, id: rename(jinx.id) }))
  if (character.kind === 'custom' && character.jinxes) {
    return { ...character, jinxes: renamed(character.jinxes) }
  }
  if (character.kind === 'official' && character.changes?.jinxes) {
    return { ...character, changes: { ...character.changes, jinxes: renamed(character.changes.jinxes) } }
  }
  return character
}

function renameKey(data: Script['customData'], from: string, to: string): Script['customData'] {
  if (!(from in data)) return data
  const { [from]: value, ...rest } = data
  return { ...rest, [to]: value }
}

/**
 * Puts the characters named by `ids` into that order. Together they occupy the same indexes as before, so no other
 * character moves. Ids that aren't on the script are ignored.
 *
 * @example reorderSubset(script, ['imp', 'poisoner']) // spy, poisoner, imp -> spy, imp, poisoner
 */
export function reorderSubset(script: Script, ids: readonly string[]): Script {
  const current = script.characters.map(({ id }) => id)
  const present = new Set(current)
  const named = new Set(ids)
  const next = [...named].filter(id => present.has(id)).values()
  return orderCharacters(
    script,
    current.map(id => (named.has(id) ? (next.next().value ?? id) : id))
  )
}
