import { isDeviceImage } from '../device-image.ts'

/**
 * Reasons why an image isn't visible to everyone, or not for long.
 *
 * - `device`: stored by Belfry in one browser, until the script is saved to an account;
 * - `local`: available only in one browser or on one machine, or a data URL, which other apps refuse;
 * - `page`: a web page that shows the image instead of the image itself;
 * - `shortLived`: an address that expires within hours or days;
 * - `insecure`: an http address, which https pages such as ours may not load.
 */
export const imageFaults = ['device', 'local', 'page', 'shortLived', 'insecure'] as const
export type ImageFault = (typeof imageFaults)[number]

/** Hosts in a local network. */
const localHost =
  /^(?:localhost|.*\.local|.*\.localhost|\[::1\]|(?:0|10|127)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/

/** Hosts that delete files after a while, or sign addresses that expire. */
const shortLivedHosts = [
  /^(?:cdn\.discordapp\.com|media\.discordapp\.net)$/,
  /(?:^|\.)(?:fbcdn\.net|cdninstagram\.com)$/,
  /^(?:tmpfiles\.org|file\.io|temp\.sh|transfer\.sh|0x0\.st|litter\.catbox\.moe|replicate\.delivery)$/,
  /^(?:files\.oaiusercontent\.com|oaidalleapiprodscus\.blob\.core\.windows\.net)$/
]

/** Query parameters of signed addresses at the large storage providers: expiry and signature. */
const expiry = ['x-amz-expires', 'x-goog-expires', 'expires', 'se']
const signature = ['x-amz-signature', 'x-goog-signature', 'signature', 'sig']

interface Address {
  scheme: string
  host: string
  path: string
  /** Includes the question mark. */
  query: string
}

/** Web pages of image hosts, as users copy them from the address bar, and the address of the image itself. */
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

/** Returns the most severe fault of an image address; undefined for a good one and for a path of this site. */
export function findImageFault(text: string): ImageFault | undefined {
  if (text === '' || /^\/(?!\/)/.test(text)) return undefined
  if (isDeviceImage(text)) return 'device'
  const address = parseAddress(text)
  if (!address || localHost.test(address.host)) return 'local'
  if (findPage(address)) return 'page'
  if (isShortLived(address)) return 'shortLived'
  return address.scheme === 'http' ? 'insecure' : undefined
}

/**
 * Returns an address of the same image without the fault where one can be derived; else the address unchanged.
 *
 * @example fixImageAddress('http://example.com/a.png') // 'https://example.com/a.png'
 */
export function fixImageAddress(text: string): string {
  const fault = findImageFault(text)
  if (fault === 'insecure') return text.replace(/^http:/i, 'https:')
  const address = fault === 'page' ? parseAddress(text) : undefined
  return (address && findPage(address)?.raw?.(address)) ?? text
}

/** Splits an http or https URL; undefined for anything else. */
function parseAddress(text: string): Address | undefined {
  const [, scheme, host, path, query = ''] =
    text.trim().match(/^(https?):\/\/([^/?#:@\s]+)(?::\d+)?([^?#]*)(\?[^#]*)?/i) ?? []
  if (scheme === undefined || host === undefined) return undefined
  return { scheme: scheme.toLowerCase(), host: host.toLowerCase(), path: path || '/', query }
}

const findPage = ({ host, path, query }: Address) =>
  pages.find(page => page.host.test(host) && page.path.test(path) && !/[?&](?:raw|dl)=1(?:&|$)/.test(query))

/** Dropbox serves the file itself with `raw=1`. */
function withRaw(query: string) {
  const parameters = query
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part !== '' && !/^(?:dl|raw)=/.test(part))
  return `?${[...parameters, 'raw=1'].join('&')}`
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
