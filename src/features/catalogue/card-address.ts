import type { CastCharacter } from '#core/cast.ts'
import { pageLocale } from '#i18n/messages.ts'
import { cardVersion, cardWords } from '#print/card-words.ts'
import { characterCardPath } from '#routes'

/** Where the picture is that stands for a character's page where that is shared. */
export async function cardAddress(character: CastCharacter): Promise<string> {
  const locale = pageLocale()
  return characterCardPath(locale, character.id, await cardVersion(cardWords(character, locale)))
}
