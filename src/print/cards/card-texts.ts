import type { CastCharacter } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { iconsVersion } from '#graphics/official-icons.ts'
import { catalogueSummary } from '#i18n/catalogue-summary.ts'
import { teamAndEdition } from '#i18n/edition-names.ts'
import { m } from '#i18n/messages.ts'
import type { Locale } from '#routes'

/** The texts of a character's card. */
export interface CardTexts {
  name: string
  team: Team
  /** Team and edition: `Demon · Trouble Brewing`. */
  standing: string
  ability: string
  locale: Locale
}

export const cardTexts = (character: CastCharacter, locale: Locale): CardTexts => ({
  name: character.name,
  team: character.team,
  standing: teamAndEdition(character, locale),
  ability: character.ability,
  locale
})

/** @param counts numbers of characters and jinxes in the catalogue */
export const catalogueCardTexts = (
  counts: { characters: number; jinxes: number },
  locale: Locale
): CatalogueCardTexts => ({
  title: m.catalogue_title({}, { locale }),
  line: catalogueSummary(counts, locale),
  locale
})

/** The texts of the catalogue's card. */
export interface CatalogueCardTexts {
  title: string
  /** Numbers of characters and jinxes, in words. */
  line: string
  locale: Locale
}

/** Increase this number whenever the design of a card changes. */
const design = 3

/** Hash of everything a card shows: texts, icons and design. 16 hexadecimal digits. */
export async function cardVersion(texts: CardTexts | CatalogueCardTexts): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify([design, iconsVersion, texts]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...hash.slice(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
