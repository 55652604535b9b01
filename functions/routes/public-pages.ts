import { handle } from '@astrojs/cloudflare/handler'
import { type Context, Hono } from 'hono'
import { fileStem } from '#core/file-name.ts'
import { listPublic } from '#functions/db/public-documents.ts'
import type { Env } from '#functions/env.ts'
import { answerPolicy } from '#functions/page-policy.ts'
import { answerNotFound } from '#functions/pages.ts'
import { answerPublic, kindOf } from '#functions/public/answer-public.ts'
import { handOver } from '#functions/public/handed.ts'
import type { Published } from '#functions/public/published.ts'
import { locales, localPath, publicPath, readPath } from '#routes'
import { workerPaths } from '#routes/worker.ts'

/** Addresses in the sitemap: with six languages each, fewer than the 50,000 that a sitemap may have. */
const mostInSitemap = 5000

/** The pages of what is public, and where search engines find them. */
export const publicPageRoutes = new Hono<Env>()
  .get(workerPaths.publicPage, c => answerPage(c, c.req.param()))
  .get(workerPaths.publicPageIn, c => answerPage(c, c.req.param()))
  .get(workerPaths.publicSitemap, async c => {
    const lines = (await listPublic(c.env.DB, mostInSitemap)).flatMap(({ kind, publicId, name, changedAt }) =>
      locales.map(locale => {
        const address = new URL(
          localPath(locale, publicPath(kind, publicId, fileStem(name))),
          import.meta.env.SITE
        )
        const day = new Date(changedAt).toISOString()
        return `<url><loc>${address.href}</loc><lastmod>${day}</lastmod></url>`
      })
    )
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
    return c.body(xml, 200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' })
  })

async function answerPage(c: Context<Env>, { kind, id, name }: { kind: string; id: string; name: string }) {
  const { locale } = readPath(c.req.path)
  const asked = { kind: kindOf(kind), publicId: id, slug: name, form: `page-${locale}` }
  const answer = await answerPublic(c, asked, {
    pathOf: slug => localPath(locale, publicPath(asked.kind, id, slug)),
    render: published => renderPage(c, published),
    headers: ({ visibility }) => (visibility === 'unlisted' ? { 'x-robots-tag': 'noindex' } : {})
  })
  return answer ?? answerNotFound(c)
}

async function renderPage(c: Context<Env>, published: Published) {
  // Nothing of who asks reaches the page, since others will be given the same.
  const { origin, pathname } = new URL(c.req.url)
  const request = new Request(origin + pathname)
  handOver(request, published)
  // Hono types the context by what all platforms share; this is the Worker's own.
  const context = c.executionCtx as Parameters<typeof handle>[2]
  const response = await handle(request, c.env, context)
  if (response.status !== 200) throw new Error(`The page at ${pathname} answers ${response.status}`)
  const html = await response.text()
  return {
    body: new TextEncoder().encode(html),
    type: 'text/html; charset=utf-8',
    policy: await answerPolicy(html)
  }
}
