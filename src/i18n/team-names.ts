import type { Team } from '#core/character/team.ts'
import { type Locale, languageTags } from '#routes'
import { m, pageLocale } from './messages.ts'

type Message = (inputs?: object, options?: { locale: Locale }) => string

/** The plural name of a team, as in headings: `Outsiders`. By default in the page's language. */
export const teamName = (team: Team, locale?: Locale): string => plurals[team]({}, locale && { locale })

/** The singular name of a team: `Outsider`. By default in the page's language. */
export const teamMember = (team: Team, locale?: Locale): string => singulars[team]({}, locale && { locale })

/** The name of a team after a number, in the page's language: `1 Outsider`, `2 Outsiders`. */
export function teamAfterNumber(team: Team, count: number): string {
  const locale = pageLocale()
  pluralRules[locale] ??= new Intl.PluralRules(languageTags[locale])
  return pluralRules[locale].select(count) === 'one' ? teamMember(team) : teamName(team)
}

/** Counts are rendered with every change of a script, and rules take longer to make than to use. */
const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {}

const plurals: Record<Team, Message> = {
  townsfolk: m.team_townsfolk,
  outsider: m.team_outsider,
  minion: m.team_minion,
  demon: m.team_demon,
  traveller: m.team_traveller,
  fabled: m.team_fabled,
  loric: m.team_loric
}

const singulars: Record<Team, Message> = {
  townsfolk: m.team_one_townsfolk,
  outsider: m.team_one_outsider,
  minion: m.team_one_minion,
  demon: m.team_one_demon,
  traveller: m.team_one_traveller,
  fabled: m.team_one_fabled,
  loric: m.team_one_loric
}
