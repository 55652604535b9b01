import { findAbilityOpening } from '../catalogue/ability-opening.ts'
import type { Catalogue, OfficialCharacter } from '../catalogue/catalogue.ts'
import type { Night } from '../night/night.ts'
import type { CharacterOverrides, ScriptCharacter } from '../script/script.ts'
import type { Character, Jinx } from './character.ts'

/** Facts of a script's character that don't depend on the language, with the script's overrides applied. */
export interface CharacterFacts extends OfficialCharacter {
  kind: 'official' | 'custom'
  /** Jinxes from the script itself. Official jinxes are in `jinxedWith`. */
  jinxes: readonly Jinx[]
}

/**
 * Returns the facts of a script's character; undefined when neither the script nor the catalogue describes it. An id
 * that was unknown when the script was read counts as official once the catalogue has it. The same character has the
 * same facts: a change of a script asks for those of all its characters, several times.
 *
 * @example getCharacterFacts({ kind: 'official', id: 'chef' }, catalogue)?.team // 'townsfolk'
 */
export function getCharacterFacts(
  character: ScriptCharacter,
  catalogue: Catalogue
): CharacterFacts | undefined {
  const known = knownFacts.get(character)
  if (known?.catalogue === catalogue) return known.facts
  const facts = findFacts(character, catalogue)
  knownFacts.set(character, { catalogue, facts })
  return facts
}

const knownFacts = new WeakMap<ScriptCharacter, { catalogue: Catalogue; facts: CharacterFacts | undefined }>()

function findFacts(character: ScriptCharacter, catalogue: Catalogue): CharacterFacts | undefined {
  if (character.kind === 'custom') return customFacts(character, catalogue)
  const official = catalogue.characters.get(character.id)
  if (!official) return undefined
  const overrides = character.kind === 'official' ? character.changes : undefined
  return overrides
    ? applyOverrides(official, overrides, catalogue)
    : { ...official, kind: 'official', jinxes: [] }
}

/** Whether the character's wake-up number makes it wake in this night. */
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

const applyOverrides = (
  official: OfficialCharacter,
  overrides: CharacterOverrides,
  catalogue: Catalogue
): CharacterFacts => ({
  kind: 'official',
  id: official.id,
  name: overrides.name ?? official.name,
  edition: overrides.edition ?? official.edition,
  team: overrides.team ?? official.team,
  setup: overrides.setup ?? official.setup,
  firstNight: overrides.firstNight ?? official.firstNight,
  otherNight: overrides.otherNight ?? official.otherNight,
  reminders: overrides.reminders ?? official.reminders,
  remindersGlobal: overrides.remindersGlobal ?? official.remindersGlobal,
  special: overrides.special ?? official.special,
  jinxes: overrides.jinxes ?? [],
  jinxedWith: official.jinxedWith,
  abilityOpening:
    overrides.ability === undefined
      ? official.abilityOpening
      : findAbilityOpening(overrides.ability, catalogue),
  abilityLength: overrides.ability?.length ?? official.abilityLength
})
