import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBase64, decodeUtf8, encodeBase64, toUrlSafeBase64 } from '#core/sharing/base64.ts'

describe('base64', () => {
  test('round-trips plain and URL-safe, with and without padding', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        fc.pre(bytes.length > 0)
        const plain = Buffer.from(bytes).toString('base64')
        const urlSafe = Buffer.from(bytes).toString('base64url')
        for (const text of [plain, urlSafe, plain.replace(/=+$/, '')])
          expect(decodeBase64(text)).toEqual(bytes)
      })
    )
  })

  test('is undefined for invalid text', () => {
    for (const text of ['', ' ', '=', 'a', 'abcde', 'ab*d', 'é', 'YQ==YQ'])
      expect(decodeBase64(text)).toBeUndefined()
  })

  test('decodes valid UTF-8 only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(decodeUtf8(new TextEncoder().encode(text))).toBe(text)
      })
    )
    expect(decodeUtf8(new Uint8Array([0xc3]))).toBeUndefined()
    expect(decodeUtf8(new TextEncoder().encode('漢'.repeat(10_000)))).toBe('漢'.repeat(10_000))
  })

  test('is decoded with blanks around it, and with spaces where a messenger replaced a plus', () => {
    expect(decodeBase64(' \nYQ== \n')).toEqual(Uint8Array.of(97))
    expect(decodeBase64('++++')).toEqual(Uint8Array.of(0xfb, 0xef, 0xbe))
    expect(decodeBase64('+  +')).toEqual(Uint8Array.of(0xfb, 0xef, 0xbe))
  })

  test('decodes control characters, and an empty text', () => {
    expect(decodeUtf8(Uint8Array.of(9, 10, 0x61))).toBe('\t\na')
    expect(decodeUtf8(new Uint8Array())).toBe('')
  })

  test('of bytes has padding, which the URL-safe form drops', () => {
    expect(encodeBase64(new Uint8Array())).toBe('')
    expect(encodeBase64(Uint8Array.of(251, 239))).toBe('++8=')
    expect(toUrlSafeBase64('++8=')).toBe('--8')
    expect(toUrlSafeBase64('//8A')).toBe('__8A')
  })
})
