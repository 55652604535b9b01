import { ok, type Result, refuse } from '#core/result.ts'

/** `address`: not a URL, or with a user name or password. `host`: not on the public internet. */
export type AddressRefusal = 'address' | 'not_https' | 'host'

/**
 * Parses the address of a file of another host and refuses unsafe ones. Allowed are https, the default port, no user name or
 * password, and hosts on the public internet. The host is checked after URL parsing, which normalizes every spelling of
 * an IP address.
 *
 * @param base the URL that redirected here
 * @param site our own origin, which is always allowed: in development it has no https
 * @example parsePublicAddress('https://0x7f.1/a.png') // { ok: false, code: 'host' }
 */
export function parsePublicAddress(text: string, base?: URL, site?: string): Result<URL, AddressRefusal> {
  const url = URL.parse(text, base)
  if (!url) return refuse('address')
  // An upload has one address: with a query, one image could be decoded for each spelling.
  if (url.origin === site) return ok(new URL(url.pathname, site))
  if (url.protocol !== 'https:') return refuse('not_https')
  if (url.username || url.password) return refuse('address')
  if (url.port || !isPublicHost(url.hostname)) return refuse('host')
  return ok(url)
}

/** Whether a URL's `hostname` is a name or IP address on the public internet. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.+$/, '').toLowerCase()
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1))
  if (/^[\d.]+$/.test(host)) return isPublicIpv4(host)
  const labels = host.split('.')
  return labels.length > 1 && labels.every(Boolean) && !privateNames.some(name => hasSuffix(labels, name))
}

/**
 * Name suffixes of the local machine or network (RFC 6761, 6762, 7686, 8375, 9476 and common use), and of wildcard DNS
 * services, whose names resolve to any IP address written into them.
 */
const privateNames = (
  'localhost localdomain local internal intranet private corp home lan svc test invalid onion alt home.arpa in-addr.arpa ip6.arpa ' +
  'nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com traefik.me'
)
  .split(' ')
  .map(name => name.split('.'))

const hasSuffix = (labels: readonly string[], name: readonly string[]) =>
  name.every((label, index) => labels.at(index - name.length) === label)

/** IPv4 networks that are not on the public internet (RFC 6890 and its successors), and Azure's metadata service. */
const privateNetworks = (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
)
  .split(' ')
  .map(text => {
    const [address = '', bits] = text.split('/')
    return { from: toNumber(address.split('.').map(Number)), size: 2 ** (32 - Number(bits)) }
  })

function isPublicIpv4(host: string): boolean {
  const parts = host.split('.').map(Number)
  if (parts.length !== 4 || parts.some(part => !(part <= 255))) return false
  const number = toNumber(parts)
  return !privateNetworks.some(({ from, size }) => number >= from && number < from + size)
}

function toNumber(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum * 256 + part, 0)
}

/**
 * Allows global unicast, 2000::/3, without reserved ranges and without ranges that embed an IPv4 address. This excludes
 * loopback, mapped, NAT64, link-local, unique-local and multicast addresses, 6to4 and Teredo.
 */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] = firstGroups(address)
  const isGlobal = first >= 0x2000 && first <= 0x3fff
  const isReserved = first === 0x2001 && (second < 0x200 || second === 0xdb8)
  return isGlobal && !isReserved && first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

/** The first two of eight groups. A group that `::` omits is 0. */
const firstGroups = (address: string) => address.split(':', 2).map(group => Number.parseInt(group || '0', 16))
