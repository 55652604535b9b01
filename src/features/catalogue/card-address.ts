import type { Cast, CastCharacter } from '#core/cast.ts'
import { pageLocale } from '#i18n/messages.ts'
import { cardVersion, cardWords, catalogueCardWords } from '#print/card-words.ts'
import { catalogueCardPath, characterCardPath } from '#routes/worker.ts'

/** Path of the social preview image of a character's page. */
export async function cardAddress(character: CastCharacter): Promise<string> {
  const locale = pageLocale()
  return characterCardPath(locale, character.id, await cardVersion(cardWords(character, locale)))
}

/** Path of the social preview image of the catalogue. */
export async function catalogueCardAddress({ characters, jinxes }: Cast): Promise<string> {
  const locale = pageLocale()
  const words = catalogueCardWords({ characters: characters.length, jinxes: jinxes.length }, locale)
  return catalogueCardPath(locale, await cardVersion(words))
}
