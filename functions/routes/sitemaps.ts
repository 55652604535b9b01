import { type Context, Hono } from 'hono'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { writePublicIndex, writePublicPart } from '../public/public-sitemaps.ts'
import { renderCached } from '../public/render-cache.ts'
import { sendCached } from '../public/response-cache.ts'
import { kindOfPath } from '../public/serve-public.ts'
import { serveNotFound } from './pages.ts'

const limitRate = rateLimit('READ_RATE')

/** Seconds for which a sitemap is cached. */
const hour = 3600

const partFile = /^(scripts|characters)(?:-([0-9a-f]{1,8}))?\.xml$/

/** The sitemaps of public documents: an index, and files that each list a part of them. */
export const sitemapRoutes = new Hono<Env>()
  .get(workerPaths.publicSitemap, limitRate, c =>
    serveSitemap(c, origin => writePublicIndex(c.env.DB, origin))
  )
  .get(workerPaths.publicSitemapPart, limitRate, c => {
    const [, folder = '', part = ''] = c.req.param('file').match(partFile) ?? []
    if (!folder) return serveNotFound(c)
    return serveSitemap(c, origin => writePublicPart(c.env.DB, kindOfPath(folder), part, origin))
  })

/** Serves a sitemap; 404 when there is none. */
async function serveSitemap(
  c: Context<Env>,
  write: (origin: string) => Promise<string | undefined>
): Promise<Response> {
  const origin = siteOrigin(c.req.raw)
  const render = async () => {
    const xml = await write(origin)
    return xml === undefined ? undefined : { body: new TextEncoder().encode(xml), type: 'application/xml' }
  }
  const rendered = await renderCached(c, ['sitemap', origin, c.req.path], render, hour)
  if (!rendered) return serveNotFound(c)
  return sendCached(c, {
    status: 200,
    body: rendered.body,
    headers: { ...rendered.headers, 'cache-control': `public, max-age=${hour}` }
  })
}
