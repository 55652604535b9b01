import type { Catalogue } from './catalogue.ts'
import { factsOf } from './character-facts.ts'
import type { Script } from './script.ts'
import { type Team, teams } from './team.ts'

export interface TeamCount {
  team: Team
  count: number
}

/** How many characters of each team a script has, in the order of teams; teams without any are left out. */
export function tallyTeams(script: Script, catalogue: Catalogue): TeamCount[] {
  return countTeams(script.characters.map(character => factsOf(character, catalogue)?.team))
}

/** Counts teams, in their order; those without anybody are left out, and so is who has none. */
export function countTeams(present: readonly (Team | undefined)[]): TeamCount[] {
  return teams
    .map(team => ({ team, count: present.filter(each => each === team).length }))
    .filter(({ count }) => count > 0)
}
