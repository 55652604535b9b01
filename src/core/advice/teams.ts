import { fewestPlayers, mostPlayers, teamCounts } from '../players.ts'
import type { Team } from '../team.ts'
import type { Note } from './note.ts'
import { countGame, countTeam, gameTeams, isCollection, isFull, isWhole, type Table } from './table.ts'

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
export const usual: Record<Team, number> = {
  townsfolk: 13,
  outsider: 4,
  minion: 4,
  demon: 4,
  traveller: 5,
  fabled: 1,
  loric: 1
}

/** Number of characters per team, compared with published scripts. */
export const teamNotes = (facts: Table): Note[] => [...missing(facts), ...tooFew(facts), ...tooMany(facts)]

const missing = (facts: Table): Note[] =>
  isWhole(facts)
    ? gameTeams
        .filter(team => countTeam(facts, team) === 0)
        .map(team => ({
          code: 'team_missing',
          severity: team === 'townsfolk' || team === 'demon' ? 'mistake' : 'advice',
          team
        }))
    : []

/** Too few Outsiders or Minions for the games that the Townsfolk suffice for. */
const tooFew = (facts: Table): Note[] =>
  isFull(facts)
    ? (['outsider', 'minion'] as const).flatMap((team): Note[] => {
        const count = countTeam(facts, team)
        const limit = maxPlayersWith(team, count)
        if (count === 0 || limit >= mostPlayers) return []
        return [{ code: 'team_few', severity: 'advice', team, count, limit }]
      })
    : []

/** Returns the largest number of players up to which this number of characters of a team always suffices. */
function maxPlayersWith(team: 'outsider' | 'minion', count: number) {
  let players = fewestPlayers
  while (players < mostPlayers && (teamCounts(players + 1)?.[team] ?? 0) <= count) players += 1
  return players
}

function tooMany(facts: Table): Note[] {
  const teams: readonly Team[] = isCollection(facts)
    ? ['traveller', 'fabled', 'loric']
    : [...gameTeams, 'traveller', 'fabled', 'loric']
  const suggestions = teams.flatMap((team): Note[] => {
    const count = countTeam(facts, team)
    return count > maxOfTeam[team]
      ? [{ code: 'team_many', severity: 'note', team, count, limit: usual[team] }]
      : []
  })
  const large: Note = { code: 'script_large', severity: 'advice', count: countGame(facts), limit: 25 }
  return isCollection(facts) ? [large, ...suggestions] : suggestions
}
