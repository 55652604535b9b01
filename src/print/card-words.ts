import type { CastCharacter } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import { iconsVersion } from '#drawings/official-icons.ts'
import { catalogueLine } from '#i18n/catalogue-line.ts'
import { standing } from '#i18n/edition-words.ts'
import { m } from '#i18n/messages.ts'
import type { Locale } from '#routes'

/** The texts of a character's card. */
export interface CardWords {
  name: string
  team: Team
  /** Team and edition: `Demon · Trouble Brewing`. */
  standing: string
  ability: string
  locale: Locale
}

export const cardWords = (character: CastCharacter, locale: Locale): CardWords => ({
  name: character.name,
  team: character.team,
  standing: standing(character, locale),
  ability: character.ability,
  locale
})

/** @param counts numbers of characters and jinxes in the catalogue */
export const catalogueCardWords = (
  counts: { characters: number; jinxes: number },
  locale: Locale
): CatalogueCardWords => ({
  title: m.catalogue_title({}, { locale }),
  line: catalogueLine(counts, locale),
  locale
})

/** The texts of the catalogue's card. */
export interface CatalogueCardWords {
  title: string
  /** Numbers of characters and jinxes, in words. */
  line: string
  locale: Locale
}

/** Increase this number whenever the design of a card changes. */
const design = 2

/** Hash of everything a card shows: texts, icons and design. 16 hexadecimal digits. */
export async function cardVersion(words: CardWords | CatalogueCardWords): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify([design, iconsVersion, words]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...hash.slice(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
