import type { Cast, CastCharacter } from '#core/cast/cast.ts'
import { pageLocale } from '#i18n/messages.ts'
import { cardTexts, cardVersion, catalogueCardTexts } from '#print/cards/card-texts.ts'
import { catalogueCardPath, characterCardPath } from '#routes/worker-paths.ts'

/** Path of the social preview image of a character's page. */
export async function characterCardAddress(character: CastCharacter): Promise<string> {
  const locale = pageLocale()
  return characterCardPath(locale, character.id, await cardVersion(cardTexts(character, locale)))
}

/** Path of the social preview image of the catalogue. */
export async function catalogueCardAddress({ characters, jinxes }: Cast): Promise<string> {
  const locale = pageLocale()
  const words = catalogueCardTexts({ characters: characters.length, jinxes: jinxes.length }, locale)
  return catalogueCardPath(locale, await cardVersion(words))
}
