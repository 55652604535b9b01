import { pageLocale } from '#i18n/messages.ts'
import { languageTags, type PublicKind } from '#routes'

interface Told {
  kind: PublicKind
  address: string
  title: string
  description: string
  author: string
  /** Milliseconds since 1970. */
  savedAt: number
  version: number
  /** The address of the script file. */
  file: string
}

/** What is public as machines read it: a creative work (schema.org, JSON-LD). */
export const publicData = ({ kind, address, title, description, author, savedAt, version, file }: Told) => ({
  '@context': 'https://schema.org',
  '@type': 'CreativeWork',
  '@id': address,
  url: address,
  name: title,
  description,
  genre: kind === 'script' ? 'Game script' : 'Game character',
  inLanguage: languageTags[pageLocale()],
  dateModified: new Date(savedAt).toISOString(),
  version,
  ...(author && { author: { '@type': 'Person', name: author } }),
  encoding: { '@type': 'MediaObject', encodingFormat: 'application/json', contentUrl: file }
})
