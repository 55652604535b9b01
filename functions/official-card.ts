import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import { emptyScript } from '#core/script.ts'
import { type CardWords, type CatalogueCardWords, cardWords, catalogueCardWords } from '#print/card-words.ts'
import { shownIds } from '#print/catalogue-card.tsx'
import type { Locale } from '#routes'

/** The texts on an official character's card; undefined for an id that isn't in the catalogue. */
export async function officialCard(id: string, locale: Locale): Promise<CardWords | undefined> {
  const script = { ...emptyScript, characters: [{ kind: 'official' as const, id }] }
  const [character] = castOf(script, catalogue, await loadTexts(locale)).characters
  return character && cardWords(character, locale)
}

/** The texts on the card of the whole catalogue. */
export function wholeCard(locale: Locale): CatalogueCardWords {
  const characters = [...catalogue.characters.values()]
  const jinxes = characters.flatMap(({ jinxedWith }) => jinxedWith).length
  return catalogueCardWords({ characters: characters.length, jinxes }, locale)
}

/** The characters on the catalogue's card. */
export const shownCharacters = () => shownIds.flatMap(id => catalogue.characters.get(id) ?? [])
