import type { CastCharacter } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import { iconsVersion } from '#drawings/official-icons.ts'
import { standing } from '#i18n/edition-words.ts'
import type { Locale } from '#routes'

/** What stands on a character's card. */
export interface CardWords {
  name: string
  team: Team
  /** What the character is: `Demon · Trouble Brewing`. */
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

/** Counted up whenever the card is drawn otherwise. */
const design = 1

/** Changes with whatever a card shows: its words, its icon, its design. 16 hexadecimal digits. */
export async function cardVersion(words: CardWords): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify([design, iconsVersion, words]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...hash.slice(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
