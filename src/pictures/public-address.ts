import { ok, type Result, refuse } from '#core/result.ts'

export type AddressRefusal = 'picture_address' | 'picture_not_https' | 'picture_host'

/**
 * The address of a picture when it may be asked for: https, its usual port, no name or password, and a host of the
 * public internet. The host is judged after the URL standard has read it, which knows every spelling of a number.
 *
 * @param base the address that a redirect came from
 * @param site our own origin, which may be asked for whatever it is: on a developer's machine it has no https
 * @example readAddress('https://0x7f.1/a.png') // { ok: false, code: 'picture_host' }
 */
export function readAddress(text: string, base?: URL, site?: string): Result<URL, AddressRefusal> {
  const url = URL.parse(text, base)
  if (!url) return refuse('picture_address')
  if (url.origin === site) return ok(new URL(url.pathname + url.search, site))
  if (url.protocol !== 'https:') return refuse('picture_not_https')
  if (url.username || url.password) return refuse('picture_address')
  if (url.port || !isPublicHost(url.hostname)) return refuse('picture_host')
  return ok(url)
}

/** Whether a host, as a URL spells it, is a name or number of the public internet. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.+$/, '').toLowerCase()
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1))
  if (/^[\d.]+$/.test(host)) return isPublicIpv4(host)
  const labels = host.split('.')
  return labels.length > 1 && labels.every(Boolean) && !privateNames.some(name => endsIn(labels, name))
}

/**
 * Ends of names that mean the machine itself or its own network (RFC 6761, 6762, 7686, 8375, 9476 and habit), and of
 * services whose names stand for whatever number is written into them.
 */
const privateNames = (
  'localhost localdomain local internal intranet private corp home lan svc test invalid onion alt home.arpa in-addr.arpa ip6.arpa ' +
  'nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com traefik.me'
)
  .split(' ')
  .map(name => name.split('.'))

const endsIn = (labels: readonly string[], name: readonly string[]) =>
  name.every((label, index) => labels.at(index - name.length) === label)

/** Networks of IPv4 that are nobody's on the public internet (RFC 6890 and its successors), and Azure's metadata. */
const privateNetworks = (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
)
  .split(' ')
  .map(text => {
    const [address = '', bits] = text.split('/')
    return { from: numberOf(address.split('.').map(Number)), size: 2 ** (32 - Number(bits)) }
  })

function isPublicIpv4(host: string): boolean {
  const parts = host.split('.').map(Number)
  if (parts.length !== 4 || parts.some(part => !(part <= 255))) return false
  const number = numberOf(parts)
  return !privateNetworks.some(({ from, size }) => number >= from && number < from + size)
}

function numberOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum * 256 + part, 0)
}

/**
 * Only global unicast, 2000::/3, and of that nothing that carries or stands for an IPv4 address or is set aside:
 * so neither loopback nor mapped, NAT64, link-local, unique-local or multicast addresses, 6to4 or Teredo.
 */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] = groupsOf(address)
  const isGlobal = first >= 0x2000 && first <= 0x3fff
  const isSetAside = first === 0x2001 && (second < 0x200 || second === 0xdb8)
  return isGlobal && !isSetAside && first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

/** The first two of eight groups. One that a double colon leaves out is 0. */
const groupsOf = (address: string) => address.split(':', 2).map(group => Number.parseInt(group || '0', 16))
