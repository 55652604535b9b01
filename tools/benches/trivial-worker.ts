import { Hono } from 'hono'

/** A minimal Hono Worker with files beside it: the baseline for the API's speed. */
const app = new Hono()
  .get('/api/health', c => c.json({ ok: true }, 200))
  .get('/api/bytes/:count', c => c.body(bytesOf(Number(c.req.param('count'))), 200))

const cache = new Map<number, Uint8Array<ArrayBuffer>>()

function bytesOf(count: number) {
  const bytes = cache.get(count) ?? new Uint8Array(count)
  cache.set(count, bytes)
  return bytes
}

export default app
