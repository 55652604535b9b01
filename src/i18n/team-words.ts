import type { Team } from '#core/team.ts'
import type { Locale } from '#routes'
import { m } from './messages.ts'

type Words = (inputs?: object, options?: { locale: Locale }) => string

/** A team as the head of its characters: `Outsiders`. */
export const teamName = (team: Team): string => many[team]()

/** What one character of a team is: `Outsider`. In the page's language unless said otherwise. */
export const teamMember = (team: Team, locale?: Locale): string => one[team]({}, locale && { locale })

const many: Record<Team, () => string> = {
  townsfolk: m.team_townsfolk,
  outsider: m.team_outsider,
  minion: m.team_minion,
  demon: m.team_demon,
  traveller: m.team_traveller,
  fabled: m.team_fabled,
  loric: m.team_loric
}

const one: Record<Team, Words> = {
  townsfolk: m.team_one_townsfolk,
  outsider: m.team_one_outsider,
  minion: m.team_one_minion,
  demon: m.team_one_demon,
  traveller: m.team_one_traveller,
  fabled: m.team_one_fabled,
  loric: m.team_one_loric
}
