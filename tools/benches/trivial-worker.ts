import { Hono } from 'hono'

/** The least that a Hono Worker can answer: what the API's speed is held against. */
const app = new Hono().get('/api/health', c => c.json({ ok: true }, 200))

export default app
