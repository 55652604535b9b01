import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '#functions/env.ts'
import { serveUserImage } from '#functions/images/user-image.ts'

/** A bucket that counts how often an object is read to its end and how often it is dropped. */
function createStorage() {
  const counts = { reads: 0, cancels: 0 }
  const object = {
    httpEtag: '"5f1c"',
    httpMetadata: { contentType: 'image/png' },
    body: { cancel: async () => void counts.cancels++ },
    arrayBuffer: async () => {
      counts.reads++
      return new ArrayBuffer(3)
    }
  }
  const found = { bind: () => ({ first: async () => 1 }) }
  return { counts, bindings: { IMAGES: { get: async () => object }, DB: { prepare: () => found } } }
}

const app = new Hono<Env>().get('/u/:id', ...serveUserImage)

test('an image that the browser has is not read from the bucket', async () => {
  const { counts, bindings } = createStorage()
  const again = await app.request('/u/warden', { headers: { 'if-none-match': 'W/"5f1c"' } }, bindings)
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(counts).toEqual({ reads: 0, cancels: 1 })
  expect(Object.fromEntries(again.headers)).toEqual({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    etag: '"5f1c"',
    'x-content-type-options': 'nosniff'
  })
})

test('an image that the browser doesn’t have is read once', async () => {
  const { counts, bindings } = createStorage()
  const response = await app.request('/u/warden', { headers: { 'if-none-match': '"other"' } }, bindings)
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 3])
  expect(counts).toEqual({ reads: 1, cancels: 0 })
})
