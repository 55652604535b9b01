import { describe, expect, test } from 'vitest'
import { parsePublicAddress } from '#images/public-address.ts'

const codeOf = (address: string) => {
  const read = parsePublicAddress(address)
  return read.ok ? 'allowed' : read.code
}

describe('the address of an image', () => {
  test.each([
    'https://pictures.example/a.png',
    'https://PICTURES.example.:443/a.png?size=2#top',
    'https://8.8.8.8/a.png',
    'https://172.15.255.255/',
    'https://172.32.0.0/',
    'https://100.63.255.255/',
    'https://100.128.0.0/',
    'https://223.255.255.255/',
    'https://[2606:4700::1111]/',
    'https://[2001:4860:4860::8888]/',
    'https://bücher.example/',
    'https://local.example/',
    'https://10.0.0.1.example.org/'
  ])('can be %s', address => {
    expect(codeOf(address)).toBe('allowed')
  })

  test.each([
    ['the local machine', '127.0.0.1 127.255.255.254 0.0.0.0 0.1.2.3'],
    [
      'the local machine in other notations',
      '2130706433 0x7f000001 0x7F.1 017700000001 0177.0.0.1 127.1 127.0.1 0'
    ],
    [
      'the local machine in other characters',
      '１２７.０.０.１ ①②⑦.⓪.⓪.① 127。0。0。1 %31%32%37.0.0.1 127.0.0.1.'
    ],
    [
      'private networks',
      '10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 3232235521 0xc0a80001 0300.0250.0.1'
    ],
    ['link-local addresses', '169.254.0.1 169.254.169.254 2852039166 0xA9FEA9FE 0251.0376.0251.0376'],
    ['carrier-grade NAT', '100.64.0.1 100.127.255.255 100.100.100.200'],
    [
      'cloud metadata services',
      '168.63.129.16 192.0.0.192 metadata.google.internal METADATA.google.internal.'
    ],
    ['multicast and reserved addresses', '224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255'],
    ['test and documentation networks', '192.0.2.1 198.51.100.7 203.0.113.9 198.18.0.1 198.19.255.255'],
    ['the local machine in IPv6', '[::1] [::] [0:0:0:0:0:0:0:1] [0000::0001]'],
    [
      'IPv4-mapped and IPv4-compatible addresses',
      '[::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:a00:1] [::127.0.0.1] [::ffff:0:127.0.0.1]'
    ],
    [
      'NAT64, 6to4 and Teredo addresses',
      '[64:ff9b::7f00:1] [64:ff9b:1::1] [2002:7f00:1::] [2001:0:7f00:1::] [2001::1]'
    ],
    ['private IPv6 networks', '[fc00::1] [fd12:3456::1] [fe80::1] [febf::1] [fec0::1] [ff02::1] [100::1]'],
    ['documentation networks of IPv6', '[2001:db8::1] [3fff::1] [5f00::1]'],
    ['names of the local machine', 'localhost LOCALHOST localhost. a.localhost localhost.localdomain'],
    [
      'names of local networks',
      'intranet printer router.local nas.lan box.home.arpa db.corp x.internal kubernetes.default.svc a.b.home'
    ],
    ['wildcard DNS names', '127.0.0.1.nip.io 7f000001.sslip.io localtest.me a.lvh.me'],
    ['hidden networks', 'abcdefghij.onion a.invalid']
  ])('cannot be one of %s', (_, hosts) => {
    const refused = hosts.split(' ').map(host => [host, codeOf(`https://${host}/a.png`)])
    expect(refused).toEqual(hosts.split(' ').map(host => [host, 'host']))
  })

  test.each([
    ['http://pictures.example/a.png', 'not_https'],
    ['HTTP://127.0.0.1/', 'not_https'],
    ['ftp://pictures.example/', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['data:image/svg+xml,<svg/>', 'not_https'],
    ['javascript:alert(1)', 'not_https'],
    ['blob:https://pictures.example/1', 'not_https'],
    ['https://me@pictures.example/', 'address'],
    ['https://me:secret@pictures.example/', 'address'],
    ['https://pictures.example:8443/', 'host'],
    ['https://pictures.example:22/', 'host'],
    ['https://', 'address'],
    ['https://a..b/', 'host'],
    ['https://1.2.3.4.5/', 'address'],
    ['https://256.1.1.1/', 'address'],
    ['/a.png', 'address'],
    ['', 'address'],
    ['a picture', 'address']
  ])('cannot be %s', (address, code) => {
    expect(codeOf(address)).toBe(code)
  })

  test('is parsed like in a browser, with backslashes, tabs and spaces', () => {
    expect(codeOf(' https:\\\\127.0.0.1\\a.png')).toBe('host')
    expect(codeOf('ht\ntps://local\thost/')).toBe('host')
    expect(codeOf('https://pictures.example@127.0.0.1/')).toBe('address')
    expect(codeOf('https://127.0.0.1#@pictures.example/')).toBe('host')
  })
})

test('our own origin is always allowed, without credentials and fragment', () => {
  const site = 'http://localhost:8787'
  const read = (address: string) => {
    const url = parsePublicAddress(address, undefined, site)
    return url.ok ? url.value.href : url.code
  }
  expect(read(`${site}/images/u/a?b#c`)).toBe(`${site}/images/u/a`)
  expect(read('http://me:secret@localhost:8787/a')).toBe(`${site}/a`)
  expect(read('http://localhost:8788/a')).toBe('not_https')
})
