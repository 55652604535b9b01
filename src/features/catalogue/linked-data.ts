import type { CastCharacter } from '#core/cast/cast.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { cataloguePath, characterPath, languageTags, localizePath } from '#routes'
import { characterImageUrl } from '#views/characters/character-image-url.ts'

/** JSON-LD of the catalogue: a schema.org `DefinedTermSet`. */
export const catalogueLinkedData = (site: URL | undefined, description: string) => ({
  '@context': 'https://schema.org',
  ...termSet(site),
  description
})

/** JSON-LD of a character: a schema.org `DefinedTerm` of the catalogue, and its breadcrumbs. */
export function characterLinkedData(site: URL | undefined, character: CastCharacter) {
  const { id, name, team, ability } = character
  const address = addressOf(site, characterPath(id))
  const set = termSet(site)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'DefinedTerm',
        '@id': address,
        url: address,
        name,
        termCode: id,
        image: characterImageUrl(character, site),
        description: ability,
        inLanguage: languageTags[pageLocale()],
        inDefinedTermSet: set
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          breadcrumb(1, set.name, set.url),
          breadcrumb(2, teamName(team), `${set.url}#${team}`),
          breadcrumb(3, name, address)
        ]
      }
    ]
  }
}

function termSet(site: URL | undefined) {
  const url = addressOf(site, cataloguePath)
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name: m.catalogue_title(),
    inLanguage: languageTags[pageLocale()]
  }
}

const breadcrumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item
})

const addressOf = (site: URL | undefined, path: string) =>
  new URL(localizePath(pageLocale(), path), site).href
