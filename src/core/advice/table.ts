import type { Catalogue } from '../catalogue.ts'
import { type CharacterFacts, factsOf } from '../character-facts.ts'
import { plainId } from '../id.ts'
import type { Script, ScriptCharacter } from '../script.ts'
import type { Team } from '../team.ts'
import type { Trait, TraitFacts } from '../traits.ts'

/** Data that the rules need besides the script. */
export interface AdviceSources {
  catalogue: Catalogue
  traits: TraitFacts
}

/** A script with the facts of its characters, as the rules of advice read it. */
export interface Table extends AdviceSources {
  script: Script
  /** Facts of the described characters, in script order. */
  characters: readonly CharacterFacts[]
  /** Ids that neither the catalogue nor the script describes. */
  unknown: readonly string[]
}

/** The teams that take part in every game. */
export const gameTeams = ['townsfolk', 'outsider', 'minion', 'demon'] as const satisfies Team[]

/** Number of characters of the game's teams on the smallest complete scripts: 6, 2, 2 and 2. */
const minComplete = 12

/** From this number of Townsfolk on, a script is for games of any size. */
const minTownsfolkFullSize = 10

/** Above this number of characters, it's a collection rather than a script. */
const maxFullSize = 35

export function layTable(script: Script, sources: AdviceSources): Table {
  const facts = script.characters.map(character => factsOf(character, sources.catalogue))
  return {
    ...sources,
    script,
    characters: facts.filter(each => each !== undefined),
    unknown: script.characters.flatMap(({ id }, index) => (facts[index] ? [] : [id]))
  }
}

export const ofTeam = ({ characters }: Table, team: Team) =>
  characters.filter(character => character.team === team)

export const countTeam = (facts: Table, team: Team) => ofTeam(facts, team).length

export const countGame = (facts: Table) =>
  gameTeams.reduce((total, team) => total + countTeam(facts, team), 0)

/** Whether a script is complete enough to suggest what is missing; a draft isn't. */
export const isWhole = (facts: Table) => facts.unknown.length === 0 && countGame(facts) >= minComplete

/** Whether it's a complete script for games of up to 15 players, and not a collection. */
export const isFull = (facts: Table) =>
  isWhole(facts) && countTeam(facts, 'townsfolk') >= minTownsfolkFullSize && countGame(facts) <= maxFullSize

export const isCollection = (facts: Table) => countGame(facts) > maxFullSize

/** Returns the custom characters of some teams. The rules don't know their abilities. */
export const homebrewOf = ({ characters }: Table, of: readonly Team[] = gameTeams) =>
  characters.filter(({ kind, team }) => kind === 'custom' && of.includes(team))

/** Returns the official characters of some teams that have one of the traits. */
export const withTrait = (facts: Table, traits: readonly Trait[], of: readonly Team[] = gameTeams) =>
  facts.characters.filter(
    ({ id, kind, team }) =>
      kind === 'official' &&
      of.includes(team) &&
      facts.traits.traits.get(id)?.some(trait => traits.includes(trait))
  )

/** Whether an official character is on the script, also as a translated custom character with its own id. */
export const hasOfficial = ({ characters, catalogue }: Table, id: string) =>
  characters.some(
    character => character.id === id || plainId(character.name) === normalizedName(id, catalogue)
  )

const normalizedName = (id: string, { characters }: Catalogue) => plainId(characters.get(id)?.name ?? id)

export const idsOf = (characters: readonly { id: string }[]) => characters.map(({ id }) => id)

/** Whether an ability ends in square brackets, which means a setup change in every language. */
export const endsInBrackets = (ability: string) => /\[[^\]]+\]\s*$/.test(ability)

/** The fields that the script itself gives: all of a custom character, the overrides of an official one. */
export const ownWords = (character: ScriptCharacter) => {
  if (character.kind === 'custom') return character
  return (character.kind === 'official' ? character.changes : undefined) ?? {}
}
