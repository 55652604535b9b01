import type { Catalogue, CatalogueTexts } from '../catalogue/catalogue.ts'
import { type Edition, editionOf, editions } from '../catalogue/edition.ts'
import type { Team } from '../character/team.ts'
import { emptyScript } from '../script/script.ts'
import { buildCast, type Cast, type CastCharacter, groupByTeam } from './cast.ts'

/**
 * Builds a cast of all official characters in one language, with their nights and jinxes.
 *
 * @example buildOfficialCast(catalogue, texts).characters.length // 181
 */
export function buildOfficialCast(catalogue: Catalogue, texts: CatalogueTexts): Cast {
  const characters = [...catalogue.characters.keys()].map(id => ({ kind: 'official' as const, id }))
  return buildCast({ ...emptyScript, characters }, catalogue, texts)
}

/** The characters of one team by edition, without empty editions. */
export interface TeamEditions {
  team: Team
  count: number
  editions: { edition: Edition; characters: CastCharacter[] }[]
}

/**
 * Groups characters by team and edition, sorted by name in the collation of a language.
 *
 * @param language BCP 47 tag
 */
export function groupByTeamAndEdition(
  characters: readonly CastCharacter[],
  language: string
): TeamEditions[] {
  const { compare } = new Intl.Collator(language)
  const sorted = characters.toSorted((one, other) => compare(one.name, other.name))
  return groupByTeam(sorted).map(
    (group): TeamEditions => ({
      team: group.team,
      count: group.characters.length,
      editions: editions
        .map(edition => ({
          edition,
          characters: group.characters.filter(character => editionOf(character) === edition)
        }))
        .filter(group => group.characters.length > 0)
    })
  )
}
