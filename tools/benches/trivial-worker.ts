import { Hono } from 'hono'

/** The least that a Hono Worker can answer: what the API's speed is held against. */
const app = new Hono()
  .get('/api/health', c => c.json({ ok: true }, 200))
  .get('/api/bytes/:count', c => c.body(bytesOf(Number(c.req.param('count'))), 200))

const kept = new Map<number, Uint8Array<ArrayBuffer>>()

function bytesOf(count: number) {
  const bytes = kept.get(count) ?? new Uint8Array(count)
  kept.set(count, bytes)
  return bytes
}

export default app
