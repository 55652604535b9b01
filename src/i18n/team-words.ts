import type { Team } from '#core/team.ts'
import { m } from './messages.ts'

/** A team as the head of its characters: `Outsiders`. */
export const teamName = (team: Team): string => many[team]()

/** What one character of a team is: `Outsider`. */
export const teamMember = (team: Team): string => one[team]()

const many: Record<Team, () => string> = {
  townsfolk: m.team_townsfolk,
  outsider: m.team_outsider,
  minion: m.team_minion,
  demon: m.team_demon,
  traveller: m.team_traveller,
  fabled: m.team_fabled,
  loric: m.team_loric
}

const one: Record<Team, () => string> = {
  townsfolk: m.team_one_townsfolk,
  outsider: m.team_one_outsider,
  minion: m.team_one_minion,
  demon: m.team_one_demon,
  traveller: m.team_one_traveller,
  fabled: m.team_one_fabled,
  loric: m.team_one_loric
}
