import type { Team } from '#core/team.ts'
import { m } from './messages.ts'

/** The name of a team, in the plural; any other word as it is. */
export const teamText = (team: string): string => teams.get(team)?.() ?? team

const names: Record<Team, () => string> = {
  townsfolk: m.import_team_townsfolk,
  outsider: m.import_team_outsider,
  minion: m.import_team_minion,
  demon: m.import_team_demon,
  traveller: m.import_team_traveller,
  fabled: m.import_team_fabled,
  loric: m.import_team_loric
}

const teams = new Map<string, () => string>(Object.entries(names))
