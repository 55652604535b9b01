import type { Catalogue } from '../catalogue/catalogue.ts'
import { type CharacterFacts, getCharacterFacts } from '../character/character-facts.ts'
import type { Script } from '../script/script.ts'
import { isStepId, type Night } from './night.ts'

/** A step or a character that can be part of a night order. */
export interface Entry {
  id: string
  /** Wake-up number. */
  number: number
  /** Rank among equal numbers: steps 0, official characters 1, custom ones 2, dawn 3. */
  rank: number
}

/**
 * Returns every possible entry of a script's night order: the steps and all described characters, waking or not. A
 * character with the id of a step has no entry, because a night order couldn't tell the two apart.
 */
export function collectEntries(script: Script, night: Night, catalogue: Catalogue): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const step of catalogue.steps) {
    entries.set(step.id, { id: step.id, number: step[night], rank: step.id === 'dawn' ? 3 : 0 })
  }
  for (const character of script.characters) {
    const facts = getCharacterFacts(character, catalogue)
    if (!facts || isStepId(facts.id)) continue
    entries.set(facts.id, characterEntry(facts, night))
  }
  return entries
}

/** Builds the entry of a character. */
export const characterEntry = (facts: Pick<CharacterFacts, 'id' | 'kind' | Night>, night: Night): Entry => ({
  id: facts.id,
  number: facts[night],
  rank: facts.kind === 'official' ? 1 : 2
})

/** Sorts entries by wake-up number and rank, with dusk first. */
export function compareEntries(one: Entry, other: Entry) {
  if (one.id === 'dusk' || other.id === 'dusk') return one.id === other.id ? 0 : one.id === 'dusk' ? -1 : 1
  return one.number - other.number || one.rank - other.rank
}
