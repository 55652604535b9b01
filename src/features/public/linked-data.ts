import { pageLocale } from '#i18n/messages.ts'
import { languageTags, type PublicKind } from '#routes'

interface LinkedDataSource {
  kind: PublicKind
  address: string
  title: string
  description: string
  author: string
  /** Milliseconds since 1970. */
  savedAt: number
  version: number
  /** Address of the script file. */
  file: string
}

/** JSON-LD of a public script or character: a schema.org `CreativeWork`. */
export const publicLinkedData = ({
  kind,
  address,
  title,
  description,
  author,
  savedAt,
  version,
  file
}: LinkedDataSource) => ({
  '@context': 'https://schema.org',
  '@type': 'CreativeWork',
  '@id': address,
  url: address,
  name: title,
  description,
  genre: kind === 'script' ? 'Game script' : 'Game character',
  // A character's texts are its author's, in an unknown language.
  ...(kind === 'script' && { inLanguage: languageTags[pageLocale()] }),
  dateModified: new Date(savedAt).toISOString(),
  version,
  ...(author && { author: { '@type': 'Person', name: author } }),
  encoding: { '@type': 'MediaObject', encodingFormat: 'application/json', contentUrl: file }
})
