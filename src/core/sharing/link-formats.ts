import { decodePercents, type Link } from './links.ts'

/**
 * A script as a link contains it. `packed`: JSON, plain or as base64, compressed or not. `numbered`: bytes for
 * `readNumberStore`, compressed, as base64. `listed`: a title and the ids of official characters. `address`: where the
 * file is.
 */
export type LinkContent =
  | { kind: 'packed'; text: string }
  | { kind: 'numbered'; text: string }
  | { kind: 'listed'; title: string; ids: readonly string[] }
  | { kind: 'address'; address: string }

/** One way to write a script into a link; undefined for other links. */
type LinkFormat = (link: Link) => LinkContent | undefined

/** How tools write scripts into links, the most specific first. */
const linkFormats: readonly LinkFormat[] = [
  // The publisher's script tool, Belfry and most other tools: `?script=` with gzip, zlib or deflate in base64.
  ({ parameters }) => packed(parameters.get('script')),
  // LiWeny16's script tool: `?json=` with JSON, or with the address of a file.
  ({ parameters }) => packedOrAddress(parameters.get('json')),
  // Pocket Grimoire's character sheet: `?name=…&characters=washerwoman,chef`.
  ({ parameters }) => listed(parameters.get('characters'), parameters.get('name')),
  // s-thom's script viewer: `/json/` with deflate in base64, and `/gz/` of its first version.
  ({ path }) => packed(/^https?:\/\/[^/]+\/(?:[a-z-]{2,5}\/)?(?:json|gz)\/([\w-]{8,}=*)/i.exec(path)?.[1]),
  // Its shorter links: `/ns/` with a number for each official character.
  ({ path }) => numbered(/^https?:\/\/[^/]+\/(?:[a-z-]{2,5}\/)?ns\/([\w-]{2,}=*)/i.exec(path)?.[1])
]

/** Finds the script in a link. */
export function findLinkContent(link: Link): LinkContent | undefined {
  for (const format of linkFormats) {
    const content = format(link)
    if (content) return content
  }
  return undefined
}

const packed = (value: string | undefined): LinkContent | undefined =>
  value === undefined ? undefined : { kind: 'packed', text: decodePercents(value) }

const numbered = (text: string | undefined): LinkContent | undefined =>
  text === undefined ? undefined : { kind: 'numbered', text }

function packedOrAddress(value: string | undefined): LinkContent | undefined {
  const content = packed(value)
  return content?.kind === 'packed' && /^https?:\/\//i.test(content.text)
    ? { kind: 'address', address: content.text }
    : content
}

function listed(characters: string | undefined, name = ''): LinkContent | undefined {
  const ids = decodePercents(characters ?? '')
    .split(',')
    .map(id => id.trim())
    .filter(id => id !== '')
  if (ids.length === 0) return undefined
  return { kind: 'listed', title: decodePercents(name.replaceAll('+', ' ')).trim(), ids }
}
