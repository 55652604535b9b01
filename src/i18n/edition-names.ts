import { type Edition, editionOf, hasEdition } from '#core/catalogue/edition.ts'
import type { Team } from '#core/character/team.ts'
import type { Locale } from '#routes'
import { m } from './messages.ts'
import { teamMember } from './team-names.ts'

type Message = (inputs?: object, options?: { locale: Locale }) => string

/** The name of an edition, by default in the page's language. */
export const editionName = (edition: Edition, locale?: Locale): string =>
  names[edition]({}, locale && { locale })

/** A character's team and edition: `Demon · Trouble Brewing`. */
export function teamAndEdition(character: { team: Team; edition: string }, locale?: Locale): string {
  const member = teamMember(character.team, locale)
  return hasEdition(character) ? `${member} · ${editionName(editionOf(character), locale)}` : member
}

const names: Record<Edition, Message> = {
  tb: m.characters_edition_tb,
  snv: m.characters_edition_snv,
  bmr: m.characters_edition_bmr,
  experimental: m.characters_edition_experimental
}
