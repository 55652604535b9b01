import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readShareLink } from '#core/sharing/share-link.ts'
import { decompress } from './decompress.ts'

const json = '[{"id":"_meta","name":"Müde Mörder – 殺人","author":"Ann"},"imp","chef"]'

/** What tools do with the bytes of the JSON, and how they write the result. */
const compressions: Record<string, (text: string) => Buffer> = {
  none: text => Buffer.from(text),
  gzip: text => gzipSync(text),
  zlib: text => deflateSync(text),
  'raw deflate': text => deflateRawSync(text)
}
const encodings: Record<string, (bytes: Buffer) => string> = {
  base64: bytes => encodeURIComponent(bytes.toString('base64')),
  'base64 without escapes': bytes => bytes.toString('base64'),
  base64url: bytes => bytes.toString('base64url')
}

/** The links of the tools, around a packed script. */
const addresses: Record<string, (packed: string) => string> = {
  'the publisher’s script tool': packed => `https://script.bloodontheclocktower.com/?script=${packed}`,
  'Conor Reynolds’ script tool': packed => `https://creynolds.ie/botc-script-tool?script=${packed}`,
  'LiWeny16’s script tool': packed => `https://tool.example/#/preview?json=${packed}`
}
const links = { ...addresses, 'a parameter alone': (packed: string) => `script=${packed}` }

/** How a chat writes a link. */
const chats: Record<string, (link: string) => string> = {
  plain: link => link,
  'angle brackets': link => `<${link}>`,
  Markdown: link => `[my script](${link})`,
  'a sentence': link => `Tonight we play ${link} :)`
}

const read = (text: string) => readShareLink(text, decompress)

const packings = Object.entries(compressions).flatMap(([compression, compress]) =>
  Object.entries(encodings).map(
    ([encoding, encode]) => [`${compression}, ${encoding}`, (text: string) => encode(compress(text))] as const
  )
)

describe.each(Object.entries(links))('a link of %s', (_, linkTo) => {
  test.each(packings)('is read with %s', async (_, pack) => {
    expect(await read(linkTo(pack(json)))).toEqual({ ok: true, value: json })
  })
})

test.each(Object.entries(chats))('a link is read from a chat: %s', async (_, write) => {
  const link = addresses['the publisher’s script tool']?.(gzipSync(json).toString('base64url')) ?? ''
  expect(await read(write(link))).toEqual({ ok: true, value: json })
})

test.each(packings.filter(([name]) => !name.endsWith(', base64')))(
  'bare text is read with %s',
  async (_, pack) => {
    expect(await read(pack(json))).toEqual({ ok: true, value: json })
    const lines = pack(json).replace(/.{40}/g, '$&\r\n')
    expect(await read(lines)).toEqual({ ok: true, value: json })
  }
)

test.each(['', 'en/', 'pt-br/'])('a link of s-thom’s script viewer is read: /%sjson/', async locale => {
  const packed = deflateRawSync(json).toString('base64url')
  for (const end of ['', '/', '/json'])
    expect(await read(`https://viewer.example/${locale}json/${packed}${end}`)).toEqual({
      ok: true,
      value: json
    })
  expect(await read(`https://viewer.example/gz/${gzipSync(json).toString('base64url')}`)).toEqual({
    ok: true,
    value: json
  })
})

test('a character sheet of Pocket Grimoire is a title and ids', async () => {
  const sheet = 'https://www.pocketgrimoire.co.uk/en_GB/sheet'
  const expected = { ok: true, value: '[{"id":"_meta","name":"A Test"},"washerwoman","chef"]' }
  expect(await read(`${sheet}?name=A+Test&characters=washerwoman,chef`)).toEqual(expected)
  expect(await read(`${sheet}?name=A%20Test&characters=washerwoman%2Cchef`)).toEqual(expected)
  expect(await read(`${sheet}?characters=imp,`)).toEqual({ ok: true, value: '["imp"]' })
})

test('the first readable link of several is read', async () => {
  const good = `https://a.example/?script=${gzipSync(json).toString('base64url')}`
  expect(await read(`https://b.example/?script=broken ${good}`)).toEqual({ ok: true, value: json })
  expect(await read('https://b.example/?script=broken')).toEqual({ ok: false, code: 'link_unreadable' })
})

test('the address of a file is refused, to be fetched instead', async () => {
  const address = encodeURIComponent('https://files.example/a.json')
  expect(await read(`https://tool.example/?json=${address}`)).toEqual({
    ok: false,
    code: 'link_without_script'
  })
})

test('a name that is base64 by chance is none', async () => {
  for (const text of ['Washerwoman', 'FortuneTellerAndPitHag', 'Imp\nChef\nPo\nSpy\nMonk\nMayor'])
    expect(await read(text)).toBeUndefined()
  expect(await read('H4sIAAAAAAAAA0tMSgYA')).toEqual({ ok: false, code: 'link_unreadable' })
})

test.each(['gzip', 'zlib', 'raw deflate'])('a bomb is refused: %s', async name => {
  const bomb = compressions[name]?.(JSON.stringify(['x'.repeat(3 * 1024 * 1024)])).toString('base64url')
  expect(await read(`?script=${bomb}`)).toMatchObject({ code: 'file_too_large' })
})

test('any JSON comes through every format, compression, encoding and chat', async () => {
  const script = fc.array(fc.oneof(fc.string(), fc.record({ id: fc.string({ unit: 'grapheme' }) })), {
    minLength: 1
  })
  const choice = <Value>(from: Record<string, Value>) => fc.constantFrom(...Object.values(from))
  await fc.assert(
    fc.asyncProperty(
      script,
      choice(addresses),
      choice(compressions),
      choice(encodings),
      choice(chats),
      async (file, linkTo, compress, encode, write) => {
        const text = JSON.stringify(file)
        expect(await read(write(linkTo(encode(compress(text)))))).toEqual({ ok: true, value: text })
      }
    )
  )
})

test('any text is read or refused', async () => {
  const part = fc.constantFrom(
    'https://',
    '?script=',
    '?json=',
    'characters=',
    '/json/',
    'H4sI',
    'eJw',
    '%',
    '](',
    '<'
  )
  const text = fc.array(fc.oneof(part, fc.string(), fc.base64String()), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(text, async parts => {
      const result = await read(parts.join(''))
      if (result && !result.ok) expect(result.code).toMatch(/^link_|^file_too_large$/)
    })
  )
})

test.each([
  ['padding', `?script=${'='.repeat(1_000_000)}a`],
  ['markdown', '](https://'.repeat(100_000)],
  ['brackets', `https://a.example/${')'.repeat(1_000_000)}`],
  ['addresses', 'https://a.example/ '.repeat(50_000)],
  ['open addresses', 'https://'.repeat(100_000)],
  ['percent signs', `?script=${'%25'.repeat(300_000)}`],
  ['parameters', `?${'a=1&'.repeat(250_000)}`],
  ['blanks', `${' '.repeat(1_000_000)}x`],
  ['equals signs', '='.repeat(1_000_000)],
  ['one word', 'a'.repeat(1_000_000)]
])('a megabyte of %s takes linear time', async (_, text) => {
  const result = await read(text)
  expect(result?.ok ?? false).toBe(false)
})
