import { Hono } from 'hono'
import { z } from 'zod'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { publicJson } from '../http/public-json.ts'
import { number } from '../http/query-schemas.ts'
import { refusal } from '../http/refusals.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { validateQuery } from '../http/validate.ts'
import { oembedData, oembedSeconds } from '../public/oembed-data.ts'

const length = number.pipe(z.int().min(1).max(10_000))

/** The query of oEmbed. Lengths are in pixels. */
export const oembedQuery = z.object({
  url: z.string().max(2000),
  maxwidth: length.optional(),
  maxheight: length.optional(),
  format: z.string().default('json')
})

/** What oEmbed tells other sites about public scripts. */
export const oembedRoutes = new Hono<Env>()
  .use(workerPaths.oembed, publicJson)
  .get(workerPaths.oembed, validateQuery(oembedQuery), async c => {
    const { url, format, maxwidth = Number.MAX_VALUE, maxheight = Number.MAX_VALUE } = c.req.valid('query')
    if (format !== 'json') return c.json(...refusal('oembed_format'))
    const origin = siteOrigin(c.req.raw)
    const data = await oembedData(c, { address: url, origin, maxWidth: maxwidth, maxHeight: maxheight })
    if (!data) return c.json(...refusal('nothing_public'))
    return c.json(data, 200, { 'cache-control': `public, max-age=${oembedSeconds}` })
  })
