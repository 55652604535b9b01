import { type Cast, type CastCharacter, castOf, groupByTeam } from './cast.ts'
import type { Catalogue, CatalogueTexts } from './catalogue.ts'
import { type Edition, editionOf, editions } from './edition.ts'
import { emptyScript } from './script.ts'
import type { Team } from './team.ts'

/**
 * Every official character in one language, with the nights and the jinxes of them all.
 *
 * @example officialCast(catalogue, texts).characters.length // 181
 */
export function officialCast(catalogue: Catalogue, texts: CatalogueTexts): Cast {
  const characters = [...catalogue.characters.keys()].map(id => ({ kind: 'official' as const, id }))
  return castOf({ ...emptyScript, characters }, catalogue, texts)
}

/** The characters of one team, by edition; editions without any left out. */
export interface TeamShelf {
  team: Team
  count: number
  shelves: { edition: Edition; characters: CastCharacter[] }[]
}

/**
 * Characters as a reader looks for them: by team, by edition, then by name as the language sorts names.
 *
 * @param language a BCP 47 tag
 */
export function shelvesOf(characters: readonly CastCharacter[], language: string): TeamShelf[] {
  const { compare } = new Intl.Collator(language)
  const sorted = characters.toSorted((one, other) => compare(one.name, other.name))
  return groupByTeam(sorted).map(group => ({
    team: group.team,
    count: group.characters.length,
    shelves: editions
      .map(edition => ({
        edition,
        characters: group.characters.filter(character => editionOf(character) === edition)
      }))
      .filter(shelf => shelf.characters.length > 0)
  }))
}
