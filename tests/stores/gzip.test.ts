import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { gunzip, gzip } from '#stores/gzip.ts'

test('a text is compressed to gzip of its UTF-8 and back', async () => {
  const text = `[“Glocke”, "鐘"]${'x'.repeat(100_000)}`
  const packed = await gzip(text)
  expect(gunzipSync(packed).toString()).toBe(text)
  expect(new TextDecoder().decode(await gunzip(packed))).toBe(text)
})

test('data up to the limit is whole, and more stops soon after it', async () => {
  const limit = limits.file.bytes
  expect(await gunzip(gzipSync(Buffer.alloc(limit)))).toHaveLength(limit)
  const { length } = await gunzip(gzipSync(Buffer.alloc(20 * limit)))
  expect(length).toBeGreaterThan(limit)
  expect(length).toBeLessThan(2 * limit)
})

test('invalid data is refused', async () => {
  await expect(gunzip(Uint8Array.of(1, 2, 3))).rejects.toThrow()
})
