import { handle } from '@astrojs/cloudflare/handler'
import { type Context, Hono } from 'hono'
import { fileStem } from '#core/file-name.ts'
import { locales, localizePath, publicPath, splitLocale } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import { listPublicDocuments } from '../db/public-documents.ts'
import type { Env } from '../env.ts'
import { pagePolicyHeader } from '../http/page-policy.ts'
import { setPageProps } from '../public/page-props.ts'
import type { PublishedDocument } from '../public/published.ts'
import { kindOfFolder, servePublic } from '../public/serve-public.ts'
import { serveNotFound } from './pages.ts'

/** The maximum number of documents in the sitemap. With six languages each, it stays below the limit of 50,000 URLs. */
const maxSitemapDocuments = 5000

/** The pages of public documents, and their sitemap. */
export const publicPageRoutes = new Hono<Env>()
  .get(workerPaths.publicPage, c => servePublicPage(c, c.req.param()))
  .get(workerPaths.localizedPublicPage, c => servePublicPage(c, c.req.param()))
  .get(workerPaths.publicSitemap, async c => {
    const lines = (await listPublicDocuments(c.env.DB, maxSitemapDocuments)).flatMap(
      ({ kind, publicId, name, changedAt }) =>
        locales.map(locale => {
          const url = new URL(
            localizePath(locale, publicPath(kind, publicId, fileStem(name))),
            import.meta.env.SITE
          )
          const lastModified = new Date(changedAt).toISOString()
          return `<url><loc>${url.href}</loc><lastmod>${lastModified}</lastmod></url>`
        })
    )
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
    return c.body(xml, 200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' })
  })

async function servePublicPage(
  c: Context<Env>,
  { kind, id, name }: { kind: string; id: string; name: string }
) {
  const { locale } = splitLocale(c.req.path)
  const request = { kind: kindOfFolder(kind), publicId: id, slug: name, form: `page-${locale}` }
  const response = await servePublic(c, request, {
    pathOf: slug => localizePath(locale, publicPath(request.kind, id, slug)),
    render: published => renderPage(c, published),
    headers: ({ visibility }) => (visibility === 'unlisted' ? { 'x-robots-tag': 'noindex' } : {})
  })
  return response ?? serveNotFound(c)
}

async function renderPage(c: Context<Env>, published: PublishedDocument) {
  // The page gets no data about the visitor, since its HTML is cached for everyone.
  const { origin, pathname } = new URL(c.req.url)
  const request = new Request(origin + pathname)
  setPageProps(request, published)
  // Hono's type covers all platforms; here it is a Worker's ExecutionContext.
  const context = c.executionCtx as Parameters<typeof handle>[2]
  const response = await handle(request, c.env, context)
  if (response.status !== 200)
    throw new Error(`Rendering the page ${pathname} failed with status ${response.status}`)
  const html = await response.text()
  return {
    body: new TextEncoder().encode(html),
    type: 'text/html; charset=utf-8',
    policy: await pagePolicyHeader(html)
  }
}
