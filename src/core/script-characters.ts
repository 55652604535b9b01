import { almanacKey } from './almanac-key.ts'
import type { Catalogue } from './catalogue.ts'
import type { Jinx } from './character.ts'
import { type CharacterFacts, factsOf, wakes } from './character-facts.ts'
import { isEqual } from './equal.ts'
import { idFinder } from './id.ts'
import { type Night, nights } from './night.ts'
import { ok, type Result, refuse } from './result.ts'
import type { Script, ScriptCharacter } from './script.ts'
import { sortByRule } from './sort.ts'

export const hasCharacter = (script: Script, id: string) =>
  script.characters.some(character => character.id === id)

/**
 * Adds a character at the end of the script, and of the custom order of each night in which it wakes
 * (before dawn, where dawn ends it).
 * Adding an id that is there already changes nothing.
 *
 * @example addCharacter(emptyScript, { kind: 'official', id: 'chef' }, catalogue).characters.length // 1
 */
export function addCharacter(script: Script, character: ScriptCharacter, catalogue: Catalogue): Script {
  if (hasCharacter(script, character.id)) return script
  const next = { ...script, characters: [...script.characters, character] }
  return orderWaking(next, character, catalogue)
}

/**
 * Puts `character` in the place of the one with `id`. Where that changes the id, jinxes, the almanac
 * details and custom night orders follow; a wake-up number won or lost adds it to or takes it from them.
 * Refused with `character_missing` ('No character to update') and `character_id_taken`
 * ('Character ID must be unique').
 */
export function updateCharacter(
  script: Script,
  id: string,
  character: ScriptCharacter,
  catalogue: Catalogue
): Result<Script, 'character_missing' | 'character_id_taken'> {
  const current = script.characters.find(other => other.id === id)
  if (!current) return refuse('character_missing')
  if (character.id !== id && hasCharacter(script, character.id)) return refuse('character_id_taken')
  if (isEqual(current, character)) return ok(script)
  const characters = script.characters.map(other => (other === current ? character : other))
  const renamed = renameReferences({ ...script, characters }, id, character.id, script)
  return ok(followWaking(renamed, current, character, catalogue))
}

/** Takes a character off the script, with its place in custom night orders and its almanac details. */
export function removeCharacter(script: Script, id: string): Script {
  if (!hasCharacter(script, id)) return script
  const { [almanacKey(id)]: _, ...customData } = script.customData
  const next: Script = {
    ...script,
    characters: script.characters.filter(character => character.id !== id),
    customData
  }
  for (const night of nights) {
    const order = script[night]
    if (order) next[night] = order.filter(other => other !== id)
  }
  return next
}

/** Sorts the characters by the publisher's rule; see `sortByRule`. */
export function sortCharacters(script: Script, catalogue: Catalogue): Script {
  const sorted = sortByRule(
    script.characters,
    character => factsOf(character, catalogue),
    ({ id }) => id,
    catalogue
  )
  return withCharacters(script, sorted)
}

/** Puts the characters named by `ids` first, in that order; the others follow in the order they had. */
export function orderCharacters(script: Script, ids: readonly string[]): Script {
  const named = [...new Set(ids)].flatMap(
    id => script.characters.find(character => character.id === id) ?? []
  )
  const rest = script.characters.filter(character => !named.includes(character))
  return withCharacters(script, [...named, ...rest])
}

const withCharacters = (script: Script, characters: ScriptCharacter[]): Script =>
  characters.every((character, index) => character === script.characters[index])
    ? script
    : { ...script, characters }

/** Appends a character to the custom orders of the nights in which it wakes, where they lack it. */
function orderWaking(script: Script, character: ScriptCharacter, catalogue: Catalogue): Script {
  const facts = factsOf(character, catalogue)
  const next = { ...script }
  for (const night of nights) {
    const order = script[night]
    if (facts && order && wakes(facts, night) && !order.includes(character.id))
      next[night] = appendWaking(order, facts, night, catalogue)
  }
  return next
}

function followWaking(script: Script, before: ScriptCharacter, after: ScriptCharacter, catalogue: Catalogue) {
  const next = { ...script }
  const woke = factsOf(before, catalogue)
  const wakesNow = factsOf(after, catalogue)
  for (const night of nights) {
    const order = script[night]
    if (!order || wakes(woke, night) === wakes(wakesNow, night)) continue
    const others = order.filter(id => id !== after.id)
    next[night] =
      wakesNow && wakes(wakesNow, night) ? appendWaking(others, wakesNow, night, catalogue) : others
  }
  return next
}

/** The end of a night is before the dawn that ends it, save for those whose number comes after dawn's. */
function appendWaking(order: readonly string[], facts: CharacterFacts, night: Night, catalogue: Catalogue) {
  const dawn = catalogue.steps.find(({ id }) => id === 'dawn')
  const isBeforeDawn = order.at(-1) === 'dawn' && dawn !== undefined && facts[night] <= dawn[night]
  return order.toSpliced(order.length - (isBeforeDawn ? 1 : 0), 0, facts.id)
}

/** `before` is the script as the references in it were meant. */
function renameReferences(script: Script, from: string, to: string, before: Script): Script {
  if (from === to) return script
  const meant = idFinder(before.characters.map(({ id }) => id))
  const rename = (reference: string) => (meant(reference) === from ? to : reference)
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
