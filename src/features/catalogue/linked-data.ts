import type { CastCharacter } from '#core/cast.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'
import { cataloguePath, characterPath, languageTags, localPath } from '#routes'
import { characterImageAddress } from '#views/character-image.ts'

/** The catalogue as machines read it: a set of defined terms (schema.org, JSON-LD). */
export const catalogueData = (site: URL | undefined, description: string) => ({
  '@context': 'https://schema.org',
  ...termSet(site),
  description
})

/** A character as machines read it: a term of the catalogue, and the way to it. */
export function characterData(site: URL | undefined, character: CastCharacter) {
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
        image: characterImageAddress(character, site),
        description: ability,
        inLanguage: languageTags[pageLocale()],
        inDefinedTermSet: set
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, set.name, set.url),
          crumb(2, teamName(team), `${set.url}#${team}`),
          crumb(3, name, address)
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

const crumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item
})

const addressOf = (site: URL | undefined, path: string) => new URL(localPath(pageLocale(), path), site).href
