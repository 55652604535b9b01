import { fewestPlayers, mostPlayers, teamCounts } from '../players.ts'
import type { Team } from '../team.ts'
import type { Note } from './note.ts'
import { countGame, countTeam, gameTeams, isCollection, isFull, isWhole, type Table } from './table.ts'

/**
 * The most of a team that finished scripts have, but for one in twenty or fewer: usual are 13, 4, 4 and 4 (for games of
 * five or six players 6, 2, 2 and 2), none or five travellers, and hardly a fabled or loric.
 */
const most: Record<Team, number> = {
  townsfolk: 14,
  outsider: 5,
  minion: 5,
  demon: 4,
  traveller: 6,
  fabled: 3,
  loric: 3
}

/** As many of a team as a script for games of every size usually has: what a note names beside the count. */
export const usual: Record<Team, number> = {
  townsfolk: 13,
  outsider: 4,
  minion: 4,
  demon: 4,
  traveller: 5,
  fabled: 1,
  loric: 1
}

/** How many characters of each team there are, against what real scripts have. */
export const teamNotes = (table: Table): Note[] => [...missing(table), ...few(table), ...many(table)]

const missing = (table: Table): Note[] =>
  isWhole(table)
    ? gameTeams
        .filter(team => countTeam(table, team) === 0)
        .map(team => ({
          code: 'team_missing',
          severity: team === 'townsfolk' || team === 'demon' ? 'mistake' : 'advice',
          team
        }))
    : []

/** Outsiders and Minions that do not suffice for the games that the Townsfolk would. */
const few = (table: Table): Note[] =>
  isFull(table)
    ? (['outsider', 'minion'] as const).flatMap((team): Note[] => {
        const count = countTeam(table, team)
        const limit = mostPlayersWith(team, count)
        if (count === 0 || limit >= mostPlayers) return []
        return [{ code: 'team_few', severity: 'advice', team, count, limit }]
      })
    : []

/** The largest game that so many characters of a team suffice for, all smaller ones included. */
function mostPlayersWith(team: 'outsider' | 'minion', count: number) {
  let players = fewestPlayers
  while (players < mostPlayers && (teamCounts(players + 1)?.[team] ?? 0) <= count) players += 1
  return players
}

function many(table: Table): Note[] {
  const teams: readonly Team[] = isCollection(table)
    ? ['traveller', 'fabled', 'loric']
    : [...gameTeams, 'traveller', 'fabled', 'loric']
  const notes = teams.flatMap((team): Note[] => {
    const count = countTeam(table, team)
    return count > most[team]
      ? [{ code: 'team_many', severity: 'note', team, count, limit: usual[team] }]
      : []
  })
  const large: Note = { code: 'script_large', severity: 'advice', count: countGame(table), limit: 25 }
  return isCollection(table) ? [large, ...notes] : notes
}
