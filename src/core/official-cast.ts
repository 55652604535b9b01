import { type Cast, type CastCharacter, castOf, groupByTeam } from './cast.ts'
import type { Catalogue, CatalogueTexts } from './catalogue.ts'
import { type Edition, editionOf, editions } from './edition.ts'
import { emptyScript } from './script.ts'
import type { Team } from './team.ts'

/**
 * Builds a cast of all official characters in one language, with their nights and jinxes.
 *
 * @example buildOfficialCast(catalogue, texts).characters.length // 181
 */
export function officialCast(catalogue: Catalogue, texts: CatalogueTexts): Cast {
  const characters = [...catalogue.characters.keys()].map(id => ({ kind: 'official' as const, id }))
  return castOf({ ...emptyScript, characters }, catalogue, texts)
}

/** The characters of one team by edition, without empty editions. */
export interface TeamShelf {
  team: Team
  count: number
  shelves: { edition: Edition; characters: CastCharacter[] }[]
}

/**
 * Groups characters by team and edition, sorted by name in the collation of a language.
 *
 * @param language BCP 47 tag
 */
export function shelvesOf(characters: readonly CastCharacter[], language: string): TeamShelf[] {
  const { compare } = new Intl.Collator(language)
  const sorted = characters.toSorted((one, other) => compare(one.name, other.name))
  return groupByTeam(sorted).map(
    (group): TeamShelf => ({
      team: group.team,
      count: group.characters.length,
      shelves: editions
        .map(edition => ({
          edition,
          characters: group.characters.filter(character => editionOf(character) === edition)
        }))
        .filter(group => group.characters.length > 0)
    })
  )
}
