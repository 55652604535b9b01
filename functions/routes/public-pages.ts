import { type Context, Hono } from 'hono'
import { changesParameter, localizePath, publicPath, splitLocale } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { limitPages } from '../http/limit-pages.ts'
import { readPublishedPage } from '../public/published.ts'
import { renderPage } from '../public/render-page.ts'
import { kindOfPath, servePublic } from '../public/serve-public.ts'
import { serveNotFound } from './pages.ts'

/** The pages of public documents. */
export const publicPageRoutes = new Hono<Env>()
  .get(workerPaths.publicPage, limitPages, c => servePublicPage(c, c.req.param()))
  .get(workerPaths.localizedPublicPage, limitPages, c => servePublicPage(c, c.req.param()))

async function servePublicPage(c: Context<Env>, { id, name }: { id: string; name: string }) {
  const { locale, path } = splitLocale(c.req.path)
  const withChanges = c.req.query(changesParameter) !== undefined
  const form = `${withChanges ? 'changes' : 'page'}-${locale}`
  const request = { kind: kindOfPath(path), publicId: id, slug: name, form }
  const response = await servePublic(c, request, {
    pathOf: slug => localizePath(locale, publicPath(request.kind, id, slug)),
    render: async published => renderPage(c, await readPublishedPage(c.env, published, withChanges), locale),
    isHidden: withChanges
  })
  return response ?? serveNotFound(c)
}
