import type { CharacterUsage } from '../catalogue/usage.ts'
import type { Team } from '../character/team.ts'
import { createIdFinder } from '../id.ts'
import { jinxesInPlay } from '../script/jinxes-in-play.ts'
import type { Script } from '../script/script.ts'
import { addCharacter } from '../script/script-characters.ts'
import { typicalTeamSize } from './rules/advise-on-teams.ts'
import {
  type AdviceSources,
  collectScriptFacts,
  countTeam,
  gameTeams,
  idsOf,
  type ScriptFacts
} from './script-facts.ts'

/** Below this number of common scripts, a pair may be chance. */
const minTogether = 30

/** Maximum per team. Without it, one edition fills the list. */
const maxPerTeam = 2

/** Minimum number of official characters on the script for a recommendation. */
const minChosen = 3

/**
 * Recommends official characters that published scripts combine with the characters of this script, best first. Only
 * from teams with room, only with their required partners present, and none that would add a jinx.
 *
 * @param most maximum number of ids to return
 */
export function recommendCharacters(
  script: Script,
  sources: AdviceSources & { usageOf: (id: string) => CharacterUsage | undefined },
  most: number
): string[] {
  const facts = collectScriptFacts(script, sources)
  const teamsWithRoom = new Set<Team>(
    gameTeams.filter(team => countTeam(facts, team) < typicalTeamSize[team])
  )
  const official = facts.characters.filter(({ kind }) => kind === 'official')
  if (official.length < minChosen || teamsWithRoom.size === 0) return []
  const scores = new Map<string, number>()
  for (const { id } of official) {
    for (const { id: other, lift, together } of sources.usageOf(id)?.partners ?? []) {
      if (together < minTogether) continue
      scores.set(other, (scores.get(other) ?? 0) + Math.log(lift))
    }
  }
  const ranked = [...scores].sort(([, one], [, other]) => other - one)
  const countByTeam = new Map<Team, number>()
  return ranked
    .map(([id]) => id)
    .filter(id => {
      const team = sources.catalogue.characters.get(id)?.team
      if (!team || !teamsWithRoom.has(team) || !fits(facts, id)) return false
      const count = countByTeam.get(team) ?? 0
      if (count >= maxPerTeam) return false
      countByTeam.set(team, count + 1)
      return true
    })
    .slice(0, most)
}

function fits({ script, catalogue, traits }: ScriptFacts, id: string): boolean {
  const findId = createIdFinder(idsOf(script.characters))
  if (findId(id) !== undefined) return false
  if (traits.needs.get(id)?.some(partner => findId(partner) === undefined)) return false
  const extended = addCharacter(script, { kind: 'official', id }, catalogue)
  return !jinxesInPlay(extended, catalogue, { jinxes: {} }).some(({ second }) => second === id)
}
