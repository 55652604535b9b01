import { type Context, Hono } from 'hono'
import type { PublicKind } from '#routes'
import { publicSitemapPartPath, workerPaths } from '#routes/worker-paths.ts'
import { countPublic, listPublicPage, type PublicListEntry } from '../db/public-documents.ts'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { renderCached } from '../public/render-cache.ts'
import { sendCached } from '../public/response-cache.ts'
import { kindOfPath } from '../public/serve-public.ts'
import { maxEntries, sitemapParts, writeSitemap, writeSitemapIndex } from '../public/sitemap.ts'
import { serveNotFound } from './pages.ts'

const limitRate = rateLimit('READ_RATE')

/** Seconds for which a sitemap is cached. */
const hour = 3600

/** Documents read at a time. */
const pageSize = 1000

const partFile = /^(scripts|characters)(?:-([0-9a-f]{1,8}))?\.xml$/

/** The sitemaps of public documents: an index, and files that each list a part of them. */
export const sitemapRoutes = new Hono<Env>()
  .get(workerPaths.publicSitemap, limitRate, c =>
    serveSitemap(c, async () => {
      const [scripts, characters] = await Promise.all([
        countPublic(c.env.DB, 'script'),
        countPublic(c.env.DB, 'character')
      ])
      const paths = [
        ...sitemapParts(scripts).map(part => publicSitemapPartPath('script', part)),
        ...sitemapParts(characters).map(part => publicSitemapPartPath('character', part))
      ]
      return writeSitemapIndex(paths.map(path => siteOrigin(c.req.raw) + path))
    })
  )
  .get(workerPaths.publicSitemapPart, limitRate, async c => {
    const [, folder = '', part = ''] = c.req.param('file').match(partFile) ?? []
    if (!folder) return serveNotFound(c)
    const kind = kindOfPath(folder)
    return serveSitemap(c, async () =>
      writeSitemap(kind, await listPart(c.env.DB, kind, part), siteOrigin(c.req.raw))
    )
  })

async function serveSitemap(c: Context<Env>, write: () => Promise<string>): Promise<Response> {
  const render = async () => ({ body: new TextEncoder().encode(await write()), type: 'application/xml' })
  const rendered = await renderCached(c, ['sitemap', siteOrigin(c.req.raw), c.req.path], render, hour)
  if (!rendered) throw new Error('A sitemap always exists')
  return sendCached(c, {
    status: 200,
    body: rendered.body,
    headers: { ...rendered.headers, 'cache-control': `public, max-age=${hour}` }
  })
}

/** The public documents whose public ids begin with `part`. */
async function listPart(db: Env['Bindings']['DB'], kind: PublicKind, part: string) {
  const entries: PublicListEntry[] = []
  for (let after = part; entries.length < maxEntries; ) {
    const page = await listPublicPage(db, kind, after, Math.min(pageSize, maxEntries - entries.length))
    const ofPart = page.filter(({ publicId }) => publicId.startsWith(part))
    entries.push(...ofPart)
    const last = ofPart.at(-1)
    if (!last || ofPart.length < pageSize) break
    after = last.publicId
  }
  return entries
}
