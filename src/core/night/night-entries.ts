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

/** The highest number of the publisher's scale. Tools with another scale number all wakes of a night up to dawn. */
const ownScale = 200

/** Whether a wake-up number is of a scale like 3010 to 14800, in which dawn has no number. */
export const isOfOtherScale = (number: number) => number > ownScale

/** Whether a wake-up number comes after dawn's. Numbers of other scales don't. */
export const comesAfterDawn = (number: number, dawn: number) => number > dawn && !isOfOtherScale(number)

/**
 * Returns every possible entry of a script's night order: the steps and all described characters, waking or not. A
 * character with the id of a step has no entry, because a night order couldn't tell the two apart.
 */
export function collectEntries(script: Script, night: Night, catalogue: Catalogue): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const dawn = dawnNumber(night, catalogue)
  for (const step of catalogue.steps) {
    entries.set(step.id, { id: step.id, number: step[night], rank: step.id === 'dawn' ? 3 : 0 })
  }
  for (const character of script.characters) {
    const facts = getCharacterFacts(character, catalogue)
    if (!facts || isStepId(facts.id)) continue
    entries.set(facts.id, characterEntry(facts, night, dawn))
  }
  return entries
}

/** Dawn's wake-up number. */
export const dawnNumber = (night: Night, { steps }: Catalogue): number =>
  steps.find(({ id }) => id === 'dawn')?.[night] ?? ownScale

/** Builds the entry of a character. @param dawn dawn's wake-up number */
export const characterEntry = (
  facts: Pick<CharacterFacts, 'id' | 'kind' | Night>,
  night: Night,
  dawn: number
): Entry => ({
  id: facts.id,
  number: facts[night],
  rank: facts.kind === 'official' ? 1 : 2,
  isAfterDawn: comesAfterDawn(facts[night], dawn)
})

/** Sorts entries by wake-up number and rank, with dusk first. Dawn comes after the numbers of other scales. */
export const compareEntries = (one: Entry, other: Entry) =>
  partOf(one) - partOf(other) || one.number - other.number || one.rank - other.rank

/** The part of the night: dusk, the night, the wakes of other scales, dawn, afterwards. */
function partOf({ id, number, isAfterDawn = false }: Entry): number {
  if (id === 'dusk') return 0
  if (id === 'dawn') return 3
  if (isAfterDawn) return 4
  return isOfOtherScale(number) ? 2 : 1
}
