import { idFinder } from '../id.ts'
import { jinxesInPlay } from '../jinxes.ts'
import type { Script } from '../script.ts'
import { addCharacter } from '../script-characters.ts'
import type { Team } from '../team.ts'
import type { CharacterUsage } from '../usage.ts'
import { type AdviceSources, countTeam, gameTeams, idsOf, layTable, type Table } from './table.ts'
import { usual } from './teams.ts'

/** With fewer scripts that use both, a pair may be chance. */
const fewestTogether = 30

/** No more of one team, or the closest edition fills the list. */
const mostOfTeam = 2

/** From so many characters on there is something to go by. */
const fewestChosen = 3

/**
 * Official characters that real scripts have together with those of this one, best first. Only of teams that have room,
 * only those whose partner is there, and none that would bring a jinx.
 *
 * @param most how many to name
 */
export function goesWellWith(
  script: Script,
  sources: AdviceSources & { usageOf: (id: string) => CharacterUsage | undefined },
  most: number
): string[] {
  const table = layTable(script, sources)
  const roomy = new Set<Team>(gameTeams.filter(team => countTeam(table, team) < usual[team]))
  const official = table.characters.filter(({ kind }) => kind === 'official')
  if (official.length < fewestChosen || roomy.size === 0) return []
  const scores = new Map<string, number>()
  for (const { id } of official) {
    for (const { id: other, lift, together } of sources.usageOf(id)?.partners ?? []) {
      if (together < fewestTogether) continue
      scores.set(other, (scores.get(other) ?? 0) + Math.log(lift))
    }
  }
  const ranked = [...scores].sort(([, one], [, other]) => other - one)
  const taken = new Map<Team, number>()
  return ranked
    .map(([id]) => id)
    .filter(id => {
      const team = sources.catalogue.characters.get(id)?.team
      if (!team || !roomy.has(team) || (taken.get(team) ?? 0) >= mostOfTeam || !fits(table, id)) return false
      taken.set(team, (taken.get(team) ?? 0) + 1)
      return true
    })
    .slice(0, most)
}

function fits({ script, catalogue, traits }: Table, id: string): boolean {
  const meant = idFinder(idsOf(script.characters))
  if (meant(id) !== undefined) return false
  if (traits.needs.get(id)?.some(partner => meant(partner) === undefined)) return false
  const withIt = addCharacter(script, { kind: 'official', id }, catalogue)
  return !jinxesInPlay(withIt, catalogue, { jinxes: {} }).some(({ second }) => second === id)
}
