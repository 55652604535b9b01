import { deflateRawSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { decompress, gzip } from '#stores/reading/compression.ts'

const formats = [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['deflate-raw', deflateRawSync]
] as const

test('a text is compressed to gzip of its UTF-8 and back', async () => {
  const text = `[“Glocke”, "鐘"]${'x'.repeat(100_000)}`
  const packed = await gzip(text)
  expect(gunzipSync(packed).toString()).toBe(text)
  expect(new TextDecoder().decode(await decompress(packed, 'gzip'))).toBe(text)
})

test.each(formats)(
  'data up to the limit is whole, and more stops soon after it: %s',
  async (format, pack) => {
    const limit = limits.file.bytes
    expect(await decompress(pack(Buffer.alloc(limit)), format)).toHaveLength(limit)
    const { length } = await decompress(pack(Buffer.alloc(20 * limit)), format)
    expect(length).toBeGreaterThan(limit)
    expect(length).toBeLessThan(2 * limit)
  }
)

test.each(formats)('invalid data is refused: %s', async format => {
  await expect(decompress(Uint8Array.of(7, 2, 3), format)).rejects.toThrow()
})
