import { typicalTeamSize } from '../advice/rules/advise-on-teams.ts'
import { gameTeams } from '../advice/script-facts.ts'
import type { Team } from '../character/team.ts'
import type { Script } from '../script/script.ts'
import { type ScoredCharacter, scoreCharacter } from './score-character.ts'
import { type FillingSources, profileScript, type ScriptProfile } from './script-profile.ts'

/** Suggestions that are shown together. They differ in team and reason where possible. */
export const suggestionsPerPage = 3

/** What a suggestion's score loses for each of the suggestions just before it with the same team or kind of reason. */
const sameTeamCost = 0.7
const sameReasonCost = 0.3

/**
 * Ranks the official characters that can join a script, best first, each with the strongest reason for it. From one team,
 * or from the teams with fewer characters than usual (13, 4, 4, 4); for a full script, from all four. The same script has
 * the same ranking. Takes time in proportion to the script's length.
 *
 * @example suggestCharacters(emptyScript, sources)[0]?.id // 'drunk'
 */
export function suggestCharacters(script: Script, sources: FillingSources, team?: Team): ScoredCharacter[] {
  const profile = profileScript(script, sources)
  const teams = team ? [team] : teamsWithRoom(profile)
  const fitting = [...sources.catalogue.characters.values()]
    .filter(character => teams.includes(character.team))
    .flatMap(({ id }) => scoreCharacter(id, profile, teams.length === 1) ?? [])
  return diversify(fitting.sort(byScore))
}

/** Whether the script has at least as many characters in each team as usual. */
export const isFull = (script: Script, sources: FillingSources) =>
  roomyTeams(profileScript(script, sources)).length === 0

const roomyTeams = (profile: ScriptProfile): Team[] =>
  gameTeams.filter(team => profile.teamCount(team) < typicalTeamSize[team])

function teamsWithRoom(profile: ScriptProfile): readonly Team[] {
  const teams = roomyTeams(profile)
  return teams.length > 0 ? teams : gameTeams
}

const byScore = (one: ScoredCharacter, other: ScoredCharacter) =>
  other.score - one.score || (one.id < other.id ? -1 : 1)

/**
 * Reorders so that neighbours differ in team and reason where they score about the same. The number of groups is fixed,
 * so it takes time in proportion to the number of characters.
 */
function diversify(ranked: readonly ScoredCharacter[]): ScoredCharacter[] {
  const groups = [...Map.groupBy(ranked, ({ team, reason }) => `${team} ${reason.code}`).values()].map(
    characters => ({ characters, next: 0 })
  )
  const result: ScoredCharacter[] = []
  while (result.length < ranked.length) {
    const before = result.slice(1 - suggestionsPerPage)
    const cost = ({ team, reason }: ScoredCharacter) =>
      before.filter(other => other.team === team).length * sameTeamCost +
      before.filter(other => other.reason.code === reason.code).length * sameReasonCost
    let best: { group: (typeof groups)[number]; head: ScoredCharacter; score: number } | undefined
    for (const group of groups) {
      const head = group.characters[group.next]
      if (!head) continue
      const score = head.score - cost(head)
      if (!best || score > best.score) best = { group, head, score }
    }
    if (!best) break
    best.group.next += 1
    result.push(best.head)
  }
  return result
}
