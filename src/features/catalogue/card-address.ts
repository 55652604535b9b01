import type { Cast, CastCharacter } from '#core/cast.ts'
import { pageLocale } from '#i18n/messages.ts'
import { cardVersion, cardWords, catalogueCardWords } from '#print/card-words.ts'
import { catalogueCardPath, characterCardPath } from '#routes/worker.ts'

/** Where the picture is that stands for a character's page where that is shared. */
export async function cardAddress(character: CastCharacter): Promise<string> {
  const locale = pageLocale()
  return characterCardPath(locale, character.id, await cardVersion(cardWords(character, locale)))
}

/** Where the picture is that stands for the catalogue. */
export async function catalogueCardAddress({ characters, jinxes }: Cast): Promise<string> {
  const locale = pageLocale()
  const words = catalogueCardWords({ characters: characters.length, jinxes: jinxes.length }, locale)
  return catalogueCardPath(locale, await cardVersion(words))
}
