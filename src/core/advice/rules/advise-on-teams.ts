import type { Team } from '../../character/team.ts'
import { maxPlayers, minPlayers, setupCounts } from '../../script/player-counts.ts'
import {
  countGameCharacters,
  countTeam,
  gameTeams,
  isCollection,
  isComplete,
  isFullSize,
  type ScriptFacts
} from '../script-facts.ts'
import { fullScriptCounts } from '../script-target.ts'
import type { Suggestion } from '../suggestion.ts'

/**
 * Maximum number of characters per team on at least 95 % of the complete published scripts. Typical are 13, 4, 4 and 4
 * (for games of 5 or 6 players 6, 2, 2 and 2), 0 or 5 travellers, and hardly any fabled or loric.
 */
const maxOfTeam: Record<Team, number> = {
  townsfolk: 14,
  outsider: 5,
  minion: 5,
  demon: 4,
  traveller: 6,
  fabled: 3,
  loric: 3
}

/** Typical number of characters per team on a script for games of every size. Suggestions show it beside the count. */
export const typicalTeamSize: Record<Team, number> = {
  ...fullScriptCounts,
  traveller: 5,
  fabled: 1,
  loric: 1
}

/** Number of characters per team, compared with published scripts. */
export const adviseOnTeams = (facts: ScriptFacts): Suggestion[] => [
  ...missing(facts),
  ...tooFew(facts),
  ...tooMany(facts)
]

/** Every missing team of a complete script. A draft only awaits the teams that every game needs. */
function missing(facts: ScriptFacts): Suggestion[] {
  if (isComplete(facts))
    return lacking(facts, gameTeams).map(team => ({
      code: 'team_missing',
      severity: team === 'townsfolk' || team === 'demon' ? 'mistake' : 'advice',
      team
    }))
  if (!hasTownsfolkForGame(facts)) return []
  // With a code of its own: who dismisses it is told again once the script is complete.
  return lacking(facts, ['minion', 'demon']).map(team => ({ code: 'team_awaited', severity: 'note', team }))
}

const lacking = (facts: ScriptFacts, teams: readonly Team[]) =>
  teams.filter(team => countTeam(facts, team) === 0)

/** Whether there are enough Townsfolk for the smallest game. Ids that nothing describes may be of any team. */
const hasTownsfolkForGame = (facts: ScriptFacts) =>
  facts.unknownIds.length === 0 &&
  countTeam(facts, 'townsfolk') >= (setupCounts(minPlayers)?.townsfolk ?? Infinity)

/** Too few Outsiders or Minions for the games that the Townsfolk suffice for. */
const tooFew = (facts: ScriptFacts): Suggestion[] =>
  isFullSize(facts)
    ? (['outsider', 'minion'] as const).flatMap((team): Suggestion[] => {
        const count = countTeam(facts, team)
        const limit = maxPlayersWith(team, count)
        if (count === 0 || limit >= maxPlayers) return []
        return [{ code: 'team_few', severity: 'advice', team, count, limit }]
      })
    : []

/** Returns the largest number of players up to which this number of characters of a team always suffices. */
function maxPlayersWith(team: 'outsider' | 'minion', count: number) {
  let players = minPlayers
  while (players < maxPlayers && (setupCounts(players + 1)?.[team] ?? 0) <= count) players += 1
  return players
}

function tooMany(facts: ScriptFacts): Suggestion[] {
  const teams: readonly Team[] = isCollection(facts)
    ? ['traveller', 'fabled', 'loric']
    : [...gameTeams, 'traveller', 'fabled', 'loric']
  const suggestions = teams.flatMap((team): Suggestion[] => {
    const count = countTeam(facts, team)
    return count > maxOfTeam[team]
      ? [{ code: 'team_many', severity: 'note', team, count, limit: typicalTeamSize[team] }]
      : []
  })
  const large: Suggestion = {
    code: 'script_large',
    severity: 'advice',
    count: countGameCharacters(facts),
    limit: 25
  }
  return isCollection(facts) ? [large, ...suggestions] : suggestions
}
