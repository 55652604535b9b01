import type { Catalogue } from '../catalogue/catalogue.ts'
import { getCharacterFacts } from '../character/character-facts.ts'
import { type Team, teams } from '../character/team.ts'
import type { Script } from './script.ts'

export interface TeamCount {
  team: Team
  count: number
}

/** Counts a script's characters by team, in the order of `teams`; empty teams are left out. */
export function tallyTeams(script: Script, catalogue: Catalogue): TeamCount[] {
  return countTeams(script.characters.map(character => getCharacterFacts(character, catalogue)?.team))
}

/** Counts teams, in the order of `teams`. Undefined items don't count; empty teams are left out. */
export function countTeams(members: readonly (Team | undefined)[]): TeamCount[] {
  return teams
    .map(team => ({ team, count: members.filter(each => each === team).length }))
    .filter(({ count }) => count > 0)
}
