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
  /** Whether it comes after dawn. */
  isAfterDawn?: boolean
}

type EntryFacts = Pick<CharacterFacts, 'id' | 'kind' | Night>

/**
 * Whether a character's wake-up number comes after dawn. Only that of an official character can which the official order
 * puts there: homebrew numbers its night on a scale of its own, such as 3010 to 14800, in which dawn has no number.
 */
export const comesAfterDawn = (facts: EntryFacts, night: Night, catalogue: Catalogue): boolean =>
  facts.kind === 'official' &&
  facts[night] > dawnNumber(night, catalogue) &&
  mayWakeAfterDawn(facts.id, night, catalogue)

/** Whether the official order puts a character after dawn. */
export const mayWakeAfterDawn = (id: string, night: Night, catalogue: Catalogue): boolean =>
  (catalogue.characters.get(id)?.[night] ?? 0) > dawnNumber(night, catalogue)

const dawnNumber = (night: Night, { steps }: Catalogue): number =>
  steps.find(({ id }) => id === 'dawn')?.[night] ?? Number.POSITIVE_INFINITY

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
    entries.set(facts.id, characterEntry(facts, night, catalogue))
  }
  return entries
}

/** Builds the entry of a character. */
export const characterEntry = (facts: EntryFacts, night: Night, catalogue: Catalogue): Entry => ({
  id: facts.id,
  number: facts[night],
  rank: facts.kind === 'official' ? 1 : 2,
  isAfterDawn: comesAfterDawn(facts, night, catalogue)
})

/** Sorts entries by wake-up number and rank, with dusk first. Dawn comes after all that don't wake after it. */
export const compareEntries = (one: Entry, other: Entry) =>
  partOf(one) - partOf(other) || one.number - other.number || one.rank - other.rank

/** The part of the night: dusk, the night, dawn, afterwards. */
function partOf({ id, isAfterDawn = false }: Entry): number {
  if (id === 'dusk') return 0
  if (id === 'dawn') return 2
  return isAfterDawn ? 3 : 1
}
