import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readShareLink } from '#core/sharing/share-link.ts'
import { decompress } from './decompress.ts'

const json = JSON.stringify([{ id: '_meta', name: 'Müde Mörder – 殺人', author: 'Ann' }, 'imp', 'chef'])
const packed = gzipSync(json)
const tool = 'https://script.example.org/'

describe('a link that contains a script', () => {
  test.each([
    ['URL-safe base64', `${tool}?script=${packed.toString('base64url')}`],
    ['plain base64, percent-encoded', `${tool}?script=${encodeURIComponent(packed.toString('base64'))}`],
    ['plain base64, unescaped', `${tool}?script=${packed.toString('base64')}`],
    [
      'base64 with a space instead of a plus',
      `${tool}?script=${packed.toString('base64').replaceAll('+', '%20')}`
    ],
    ['base64 without padding', `${tool}?script=${packed.toString('base64').replace(/=+$/, '')}`],
    [
      'an address encoded twice',
      `${tool}?script=${encodeURIComponent(encodeURIComponent(packed.toString('base64')))}`
    ],
    ['a second parameter', `${tool}?lang=en&script=${packed.toString('base64url')}&x=1`],
    ['a fragment', `${tool}#script=${packed.toString('base64url')}`],
    ['a bare query', `?script=${packed.toString('base64url')}`],
    ['a bare parameter', `script=${packed.toString('base64url')}`],
    ['base64 without gzip', `${tool}?script=${Buffer.from(json).toString('base64url')}`],
    ['plain JSON', `${tool}?script=${encodeURIComponent(json)}`],
    ['surrounding whitespace', `\n  ${tool}?script=${packed.toString('base64url')} \n`]
  ])('is read from %s', async (_, link) => {
    expect(await readShareLink(link, decompress)).toEqual({ ok: true, value: json })
  })

  test.each([
    ['a byte-order mark', '\uFEFF["imp"]'],
    ['a line break', '\n["imp"]'],
    ['a JSON string', JSON.stringify('["imp"]')]
  ])('can have packed JSON that begins with %s', async (_, text) => {
    const link = `${tool}?script=${gzipSync(text).toString('base64url')}`
    expect(await readShareLink(link, decompress)).toEqual({ ok: true, value: text })
  })

  test('can have plain JSON after a blank', async () => {
    const link = `${tool}?script=%20${encodeURIComponent(json)}`
    expect(await readShareLink(link, decompress)).toEqual({ ok: true, value: ` ${json}` })
  })

  test('is decoded at most twice', async () => {
    const thrice = [1, 2, 3].reduce(text => encodeURIComponent(text), json)
    expect(await readShareLink(`${tool}?script=${thrice}`, decompress)).toMatchObject({
      code: 'link_unreadable'
    })
  })

  test('isn’t found in JSON, in a list of names or in empty text', async () => {
    for (const text of [
      '["imp"]',
      ` \n["?script=${packed.toString('base64url')}"]`,
      `[{"id":"_meta","almanac":"${tool}?script=abc"}]`,
      'Imp\nChef',
      '',
      tool
    ])
      expect(await readShareLink(text, decompress)).toBeUndefined()
  })

  test.each([
    ['nothing', ''],
    ['invalid base64', '!!!!'],
    ['an impossible base64 length', 'abcde'],
    ['broken gzip', packed.subarray(0, 20).toString('base64url')],
    ['bytes that aren’t text', Buffer.from([0xff, 0xfe, 0xfd]).toString('base64url')],
    ['JSON after other characters', 'ab["imp"]'],
    ['text with JSON inside', Buffer.from('hello ["imp"]').toString('base64url')],
    ['an incomplete percent escape', '%E0%A4%A'],
    ['text that isn’t JSON', Buffer.from('hello there').toString('base64url')]
  ])('is refused when it contains %s', async (_, payload) => {
    expect(await readShareLink(`${tool}?script=${payload}`, decompress)).toEqual({
      ok: false,
      code: 'link_unreadable'
    })
  })

  test('is refused with the limit when the link itself is longer than twice that', async () => {
    const payload = (length: number) => `[${'1'.repeat(length - 2)}]`
    const limit = 2 * 1024 * 1024
    const ofLength = (length: number) => readShareLink(`${tool}?script=${payload(length)}`, decompress)
    expect(await ofLength(2 * limit)).toMatchObject({ ok: true })
    expect(await ofLength(2 * limit + 1)).toEqual({ ok: false, code: 'file_too_large', detail: { limit } })
  })

  test('is refused with the limit when its decompressed data is too large', async () => {
    const full = `["${'x'.repeat(2 * 1024 * 1024 - 4)}"]`
    const link = `${tool}?script=${gzipSync(full).toString('base64url')}`
    expect(await readShareLink(link, decompress)).toMatchObject({ ok: true })
    const bomb = gzipSync(JSON.stringify(['x'.repeat(3 * 1024 * 1024)]))
    expect(await readShareLink(`${tool}?script=${bomb.toString('base64url')}`, decompress)).toEqual({
      ok: false,
      code: 'file_too_large',
      detail: { limit: 2 * 1024 * 1024 }
    })
  })
})
