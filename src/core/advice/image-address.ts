/**
 * Why a picture will not be seen by everyone, or not for long.
 *
 * - `local`: in one browser or on one machine only, or written into the script itself, where other apps refuse it;
 * - `page`: a web page that shows the picture, which no app can draw;
 * - `shortLived`: an address that its host lets run out, within hours or days;
 * - `insecure`: not encrypted, which encrypted pages such as ours may not load.
 */
export const imageFaults = ['local', 'page', 'shortLived', 'insecure'] as const
export type ImageFault = (typeof imageFaults)[number]

/** Hosts in a network of one's own: no address of the wider web. */
const localHost =
  /^(?:localhost|.*\.local|.*\.localhost|\[::1\]|(?:0|10|127)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/

/** Hosts that delete what they are given, or sign addresses that run out. */
const shortLivedHosts = [
  /^(?:cdn\.discordapp\.com|media\.discordapp\.net)$/,
  /(?:^|\.)(?:fbcdn\.net|cdninstagram\.com)$/,
  /^(?:tmpfiles\.org|file\.io|temp\.sh|transfer\.sh|0x0\.st|litter\.catbox\.moe|replicate\.delivery)$/,
  /^(?:files\.oaiusercontent\.com|oaidalleapiprodscus\.blob\.core\.windows\.net)$/
]

/** What a signed address carries: when it runs out, in the spelling of each of the large stores. */
const expiry = ['x-amz-expires', 'x-goog-expires', 'expires', 'se']
const signature = ['x-amz-signature', 'x-goog-signature', 'signature', 'sig']

interface Address {
  scheme: string
  host: string
  path: string
  /** What follows the path, the question mark included. */
  query: string
}

/** Web pages of hosts of pictures, as one copies them from the address bar, and where the picture itself is. */
const pages: readonly { host: RegExp; path: RegExp; raw?: (address: Address) => string }[] = [
  {
    host: /^(?:www\.)?dropbox\.com$/,
    path: /^\/(?:s|scl)\//,
    raw: ({ host, path, query }) => `https://${host}${path}${withRaw(query)}`
  },
  {
    host: /^github\.com$/,
    path: /^\/[^/]+\/[^/]+\/blob\//,
    raw: ({ path }) => `https://raw.githubusercontent.com${path.replace('/blob/', '/')}`
  },
  { host: /^(?:www\.)?imgur\.com$/, path: /^\/(?:a|gallery)\// },
  {
    host: /^(?:www\.)?imgur\.com$/,
    path: /^\/\w+$/,
    raw: ({ path }) => `https://i.imgur.com${path}.png`
  },
  { host: /^drive\.google\.com$/, path: /^\/(?:file|open|drive)\b/ },
  { host: /^photos\.(?:app\.goo\.gl|google\.com)$/, path: /^\// },
  { host: /^(?:1drv\.ms|onedrive\.live\.com)$/, path: /^\// },
  { host: /^(?:www\.)?icloud\.com$/, path: /^\// },
  { host: /^(?:ibb\.co|postimg\.cc)$/, path: /^\// }
]

/** The fault of a picture's address, the gravest first; undefined for a sound one, and for a path of this site. */
export function imageFault(text: string): ImageFault | undefined {
  if (text === '' || /^\/(?!\/)/.test(text)) return undefined
  const address = partsOf(text)
  if (!address || localHost.test(address.host)) return 'local'
  if (pageOf(address)) return 'page'
  if (isShortLived(address)) return 'shortLived'
  return address.scheme === 'http' ? 'insecure' : undefined
}

/**
 * The same picture at an address without the fault, where that can be told from the address; else the address itself.
 *
 * @example mendedAddress('http://example.com/a.png') // 'https://example.com/a.png'
 */
export function mendedAddress(text: string): string {
  const fault = imageFault(text)
  if (fault === 'insecure') return text.replace(/^http:/i, 'https:')
  const address = fault === 'page' ? partsOf(text) : undefined
  return (address && pageOf(address)?.raw?.(address)) ?? text
}

/** The parts of a web address; undefined for anything else. */
function partsOf(text: string): Address | undefined {
  const [, scheme, host, path, query = ''] =
    text.trim().match(/^(https?):\/\/([^/?#:@\s]+)(?::\d+)?([^?#]*)(\?[^#]*)?/i) ?? []
  if (scheme === undefined || host === undefined) return undefined
  return { scheme: scheme.toLowerCase(), host: host.toLowerCase(), path: path || '/', query }
}

const pageOf = ({ host, path, query }: Address) =>
  pages.find(page => page.host.test(host) && page.path.test(path) && !/[?&](?:raw|dl)=1(?:&|$)/.test(query))

/** Dropbox hands out the file itself where the address says so. */
function withRaw(query: string) {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part !== '' && !/^(?:dl|raw)=/.test(part))
  return `?${[...kept, 'raw=1'].join('&')}`
}

function isShortLived({ host, query }: Address) {
  const keys = query
    .slice(1)
    .toLowerCase()
    .split('&')
    .map(part => part.replace(/=.*/, ''))
  const has = (names: readonly string[]) => names.some(name => keys.includes(name))
  return shortLivedHosts.some(short => short.test(host)) || (has(expiry) && has(signature))
}
