import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import { emptyScript } from '#core/script.ts'
import { type CardWords, type CatalogueCardWords, cardWords, catalogueCardWords } from '#print/card-words.ts'
import { shownIds } from '#print/catalogue-card.tsx'
import type { Locale } from '#routes'

/** What an official character's card says in a language; undefined for an id that the catalogue does not know. */
export async function officialCard(id: string, locale: Locale): Promise<CardWords | undefined> {
  const script = { ...emptyScript, characters: [{ kind: 'official' as const, id }] }
  const [character] = castOf(script, catalogue, await loadTexts(locale)).characters
  return character && cardWords(character, locale)
}

/** What the catalogue's own card says in a language. */
export function wholeCard(locale: Locale): CatalogueCardWords {
  const characters = [...catalogue.characters.values()]
  const jinxes = characters.flatMap(({ jinxedWith }) => jinxedWith).length
  return catalogueCardWords({ characters: characters.length, jinxes }, locale)
}

/** The characters that stand for all of them. */
export const shownCharacters = () => shownIds.flatMap(id => catalogue.characters.get(id) ?? [])
