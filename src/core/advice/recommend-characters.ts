import type { CharacterUsage } from '../catalogue/usage.ts'
import type { Team } from '../character/team.ts'
import { createIdFinder, normalizeId } from '../id.ts'
import type { Script } from '../script/script.ts'
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
  const fits = createFit(facts)
  return ranked
    .map(([id]) => id)
    .filter(id => {
      const team = sources.catalogue.characters.get(id)?.team
      if (!team || !teamsWithRoom.has(team) || !fits(id)) return false
      const count = countByTeam.get(team) ?? 0
      if (count >= maxPerTeam) return false
      countByTeam.set(team, count + 1)
      return true
    })
    .slice(0, most)
}

/** Creates the check whether a character can join the script: it isn't there, its partners are, and it adds no jinx. */
function createFit({ script, catalogue, traits, characters }: ScriptFacts): (id: string) => boolean {
  const ids = idsOf(script.characters)
  const findId = createIdFinder(ids)
  const isOnScript = (id: string) => findId(id) !== undefined
  const jinxed = new Set([
    ...characters.flatMap(({ jinxes }) => jinxes.map(jinx => normalizeId(jinx.id))),
    ...ids.flatMap(id => catalogue.characters.get(normalizeId(id))?.jinxedWith ?? [])
  ])
  return id =>
    !isOnScript(id) &&
    (traits.needs.get(id) ?? []).every(isOnScript) &&
    !jinxed.has(id) &&
    !catalogue.characters.get(id)?.jinxedWith.some(isOnScript)
}
