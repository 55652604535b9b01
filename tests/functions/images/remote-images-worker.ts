import { Hono } from 'hono'
import { createImageLoader } from '#functions/images/image-cache.ts'
import { limitDecoding } from '#functions/images/limit-decoding.ts'
import type { PrintImageUse } from '#images/downscale.ts'

const uses: Record<string, PrintImageUse> = { icon: 'icon', logo: 'logo', background: 'background' }

/**
 * A Worker that loads remote images with a fake network: every fetch returns the posted body, and `/calls` returns the
 * number of fetches. `pixels` limits what is decoded.
 */
let calls = 0

const app = new Hono()
  .get('/api/health', c => c.json({ ok: true }))
  .get('/calls', c => c.json(calls))
  .post('/picture', async c => {
    const file = await c.req.arrayBuffer()
    const use = uses[c.req.query('use') ?? ''] ?? 'icon'
    const fetcher = async () => {
      calls++
      return new Response(file)
    }
    const takePixels = limitDecoding(Number(c.req.query('pixels') ?? Number.POSITIVE_INFINITY))
    const load = createImageLoader(c.executionCtx, { fetcher }, takePixels)
    const address = c.req.query('address') ?? ''
    const loaded = await load({ address, use, name: '' }, AbortSignal.timeout(20_000))
    if (!loaded.ok) return c.json(loaded.code, 422)
    const { data, type, width, height } = loaded.value
    return c.body(data, 200, { 'content-type': type, width: `${width}`, height: `${height}` })
  })

export default app
