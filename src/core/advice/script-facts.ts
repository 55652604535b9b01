import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Trait, TraitFacts } from '../catalogue/traits.ts'
import { type CharacterFacts, getCharacterFacts } from '../character/character-facts.ts'
import type { Team } from '../character/team.ts'
import { normalizeId } from '../id.ts'
import type { Script } from '../script/script.ts'

/** Data that the rules need besides the script. */
export interface AdviceSources {
  catalogue: Catalogue
  traits: TraitFacts
}

/** A script with the facts of its characters, as the rules of advice read it. */
export interface ScriptFacts extends AdviceSources {
  script: Script
  /** Facts of the described characters, in script order. */
  characters: readonly CharacterFacts[]
  /** Ids that neither the catalogue nor the script describes. */
  unknownIds: readonly string[]
}

/** The teams that take part in every game. */
export const gameTeams = ['townsfolk', 'outsider', 'minion', 'demon'] as const satisfies Team[]

/** Number of characters of the game's teams on the smallest complete scripts: 6, 2, 2 and 2. */
const minComplete = 12

/** From this number of Townsfolk on, a script is for games of any size. */
const minTownsfolkFullSize = 10

/** Above this number of characters, it's a collection rather than a script. */
const maxFullSize = 35

export function collectScriptFacts(script: Script, sources: AdviceSources): ScriptFacts {
  const facts = script.characters.map(character => getCharacterFacts(character, sources.catalogue))
  return {
    ...sources,
    script,
    characters: facts.filter(each => each !== undefined),
    unknownIds: script.characters.flatMap(({ id }, index) => (facts[index] ? [] : [id]))
  }
}

export const charactersOfTeam = ({ characters }: ScriptFacts, team: Team) =>
  characters.filter(character => character.team === team)

export const countTeam = (facts: ScriptFacts, team: Team) => charactersOfTeam(facts, team).length

export const countGameCharacters = (facts: ScriptFacts) =>
  gameTeams.reduce((total, team) => total + countTeam(facts, team), 0)

/** Whether a script is complete enough to suggest what is missing; a draft isn't. */
export const isComplete = (facts: ScriptFacts) =>
  facts.unknownIds.length === 0 && countGameCharacters(facts) >= minComplete

/** Whether it's a complete script for games of up to 15 players, and not a collection. */
export const isFullSize = (facts: ScriptFacts) =>
  isComplete(facts) &&
  countTeam(facts, 'townsfolk') >= minTownsfolkFullSize &&
  countGameCharacters(facts) <= maxFullSize

export const isCollection = (facts: ScriptFacts) => countGameCharacters(facts) > maxFullSize

/** Returns the custom characters of some teams. The rules don't know their abilities. */
export const homebrewCharacters = ({ characters }: ScriptFacts, of: readonly Team[] = gameTeams) =>
  characters.filter(({ kind, team }) => kind === 'custom' && of.includes(team))

/** Returns the official characters of some teams that have one of the traits. */
export const charactersWithTrait = (
  facts: ScriptFacts,
  traits: readonly Trait[],
  of: readonly Team[] = gameTeams
) =>
  facts.characters.filter(
    ({ id, kind, team }) =>
      kind === 'official' &&
      of.includes(team) &&
      facts.traits.traits.get(id)?.some(trait => traits.includes(trait))
  )

/** Whether an official character is on the script, also as a translated custom character with its own id. */
export const hasOfficial = ({ characters, catalogue }: ScriptFacts, id: string) =>
  characters.some(
    character => character.id === id || normalizeId(character.name) === normalizedName(id, catalogue)
  )

const normalizedName = (id: string, { characters }: Catalogue) => normalizeId(characters.get(id)?.name ?? id)

export const idsOf = (characters: readonly { id: string }[]) => characters.map(({ id }) => id)

/** Whether an ability ends in square brackets, which means a setup change in every language. */
export function endsInBrackets(ability: string): boolean {
  const text = ability.trimEnd()
  const end = text.length - 1
  const open = text.indexOf('[', text.lastIndexOf(']', end - 1) + 1)
  return text.endsWith(']') && open >= 0 && open < end - 1
}
