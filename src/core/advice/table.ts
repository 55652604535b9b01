import type { Catalogue } from '../catalogue.ts'
import { type CharacterFacts, factsOf } from '../character-facts.ts'
import { plainId } from '../id.ts'
import type { Script, ScriptCharacter } from '../script.ts'
import type { Team } from '../team.ts'
import type { Trait, TraitFacts } from '../traits.ts'

/** What the rules know besides the script. */
export interface AdviceSources {
  catalogue: Catalogue
  traits: TraitFacts
}

/** A script laid out for the rules. */
export interface Table extends AdviceSources {
  script: Script
  /** The characters that someone describes, in script order. */
  characters: readonly CharacterFacts[]
  /** Ids that nobody describes. */
  unknown: readonly string[]
}

/** The teams that every game has. */
export const gameTeams = ['townsfolk', 'outsider', 'minion', 'demon'] as const satisfies Team[]

/** As many characters of the game's teams as the smallest finished scripts have: 6, 2, 2 and 2. */
const fewestWhole = 12

/** From so many Townsfolk on, a script is for games of any size. */
const fewestFull = 10

/** A collection rather than a script has more. */
const mostFull = 35

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

export const countTeam = (table: Table, team: Team) => ofTeam(table, team).length

export const countGame = (table: Table) =>
  gameTeams.reduce((total, team) => total + countTeam(table, team), 0)

/** Whether a script is far enough for what it lacks to count: a draft lacks nearly everything. */
export const isWhole = (table: Table) => table.unknown.length === 0 && countGame(table) >= fewestWhole

/** Whether it is a whole script for games of up to fifteen, and no collection. */
export const isFull = (table: Table) =>
  isWhole(table) && countTeam(table, 'townsfolk') >= fewestFull && countGame(table) <= mostFull

export const isCollection = (table: Table) => countGame(table) > mostFull

/** The script's own characters among those that can be in every game: nobody knows what they do. */
export const homebrewOf = ({ characters }: Table, of: readonly Team[] = gameTeams) =>
  characters.filter(({ kind, team }) => kind === 'custom' && of.includes(team))

/** Characters that have one of the traits, those who are not in every game left aside unless asked for. */
export const withTrait = (table: Table, asked: readonly Trait[], of: readonly Team[] = gameTeams) =>
  table.characters.filter(
    ({ id, kind, team }) =>
      kind === 'official' &&
      of.includes(team) &&
      table.traits.traits.get(id)?.some(trait => asked.includes(trait))
  )

/** Whether an official character is on the script, a translation under an id of its own included. */
export const hasOfficial = ({ characters, catalogue }: Table, id: string) =>
  characters.some(character => character.id === id || plainId(character.name) === plainIdOf(id, catalogue))

const plainIdOf = (id: string, { characters }: Catalogue) => plainId(characters.get(id)?.name ?? id)

export const idsOf = (characters: readonly { id: string }[]) => characters.map(({ id }) => id)

/** Brackets at an ability's end are what changes the setup, in every language. */
export const endsInBrackets = (ability: string) => /\[[^\]]+\]\s*$/.test(ability)

/** The words that the script itself gives a character: all of a custom one, the changes of an official one. */
export const ownWords = (character: ScriptCharacter) => {
  if (character.kind === 'custom') return character
  return (character.kind === 'official' ? character.changes : undefined) ?? {}
}
