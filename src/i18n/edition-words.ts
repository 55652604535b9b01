import { type Edition, editionOf, isOfEdition } from '#core/edition.ts'
import type { Team } from '#core/team.ts'
import type { Locale } from '#routes'
import { m } from './messages.ts'
import { teamMember } from './team-words.ts'

type Words = (inputs?: object, options?: { locale: Locale }) => string

/** What an edition is called. In the page's language unless said otherwise. */
export const editionName = (edition: Edition, locale?: Locale): string =>
  names[edition]({}, locale && { locale })

/** What a character is: `Demon · Trouble Brewing`. */
export function standing(character: { team: Team; edition: string }, locale?: Locale): string {
  const member = teamMember(character.team, locale)
  return isOfEdition(character) ? `${member} · ${editionName(editionOf(character), locale)}` : member
}

const names: Record<Edition, Words> = {
  tb: m.characters_edition_tb,
  snv: m.characters_edition_snv,
  bmr: m.characters_edition_bmr,
  experimental: m.characters_edition_experimental
}
