import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { emptyScript } from '#core/script/script.ts'
import {
  type CardTexts,
  type CatalogueCardTexts,
  cardTexts,
  catalogueCardTexts
} from '#print/cards/card-texts.ts'
import { exampleIds } from '#print/cards/catalogue-card.tsx'
import type { Locale } from '#routes'

/** The texts on an official character's card; undefined for an id that isn't in the catalogue. */
export async function loadOfficialCardTexts(id: string, locale: Locale): Promise<CardTexts | undefined> {
  const script = { ...emptyScript, characters: [{ kind: 'official' as const, id }] }
  const [character] = buildCast(script, catalogue, await loadTexts(locale)).characters
  return character && cardTexts(character, locale)
}

/** The texts on the card of the whole catalogue. */
export function buildCatalogueCardTexts(locale: Locale): CatalogueCardTexts {
  const characters = [...catalogue.characters.values()]
  const jinxes = characters.flatMap(({ jinxedWith }) => jinxedWith).length
  return catalogueCardTexts({ characters: characters.length, jinxes }, locale)
}

/** The characters on the catalogue's card. */
export const featuredCharacters = () => exampleIds.flatMap(id => catalogue.characters.get(id) ?? [])
