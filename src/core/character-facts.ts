import { findAbilityOpening } from './ability-opening.ts'
import type { Catalogue, OfficialCharacter } from './catalogue.ts'
import type { Character, Jinx } from './character.ts'
import type { Night } from './night.ts'
import type { CharacterChanges, ScriptCharacter } from './script.ts'

/** What holds for a character of a script in every language, the script's own changes included. */
export interface CharacterFacts extends OfficialCharacter {
  kind: 'official' | 'custom'
  /** The jinxes that the script itself gives; official ones stand in `jinxedWith`. */
  jinxes: readonly Jinx[]
}

/**
 * The facts of a script's character, or undefined when nobody describes it. An id that was unknown
 * when the script was read is official as soon as the catalogue knows it.
 *
 * @example factsOf({ kind: 'official', id: 'chef' }, catalogue)?.team // 'townsfolk'
 */
export function factsOf(character: ScriptCharacter, catalogue: Catalogue): CharacterFacts | undefined {
  if (character.kind === 'custom') return customFacts(character, catalogue)
  const official = catalogue.characters.get(character.id)
  if (!official) return undefined
  const changes = character.kind === 'official' ? character.changes : undefined
  return changes ? changedFacts(official, changes, catalogue) : { ...official, kind: 'official', jinxes: [] }
}

/** Whether the character wakes, by its wake-up number, in the night asked for. */
export const wakes = (facts: CharacterFacts | undefined, night: Night) =>
  facts !== undefined && facts[night] > 0

const customFacts = (character: Character, catalogue: Catalogue): CharacterFacts => ({
  kind: 'custom',
  id: character.id,
  name: character.name,
  edition: character.edition ?? '',
  team: character.team,
  setup: character.setup,
  firstNight: character.firstNight,
  otherNight: character.otherNight,
  reminders: character.reminders ?? [],
  remindersGlobal: character.remindersGlobal ?? [],
  special: character.special ?? [],
  jinxes: character.jinxes ?? [],
  jinxedWith: [],
  abilityOpening: findAbilityOpening(character.ability, catalogue),
  abilityLength: character.ability.length
})

const changedFacts = (
  official: OfficialCharacter,
  changes: CharacterChanges,
  catalogue: Catalogue
): CharacterFacts => ({
  kind: 'official',
  id: official.id,
  name: changes.name ?? official.name,
  edition: changes.edition ?? official.edition,
  team: changes.team ?? official.team,
  setup: changes.setup ?? official.setup,
  firstNight: changes.firstNight ?? official.firstNight,
  otherNight: changes.otherNight ?? official.otherNight,
  reminders: changes.reminders ?? official.reminders,
  remindersGlobal: changes.remindersGlobal ?? official.remindersGlobal,
  special: changes.special ?? official.special,
  jinxes: changes.jinxes ?? [],
  jinxedWith: official.jinxedWith,
  abilityOpening:
    changes.ability === undefined ? official.abilityOpening : findAbilityOpening(changes.ability, catalogue),
  abilityLength: changes.ability?.length ?? official.abilityLength
})
