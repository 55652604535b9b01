import { Hono } from 'hono'
import { ok, refuse } from '#core/result.ts'
import { publicPath } from '#routes'
import { publicCardPath, publicSheetPath, workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refusal } from '../http/refusals.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { renderPublicCharacterCard } from '../prints/public-character-card.ts'
import { renderPdf, renderScriptCard } from '../prints/render-sheet.ts'
import type { ScriptRefusal } from '../prints/resolve-script.ts'
import { type RenderResult, serveSheet } from '../prints/sheet-cache.ts'
import { validateCardOptions, validateSheetOptions } from '../prints/sheet-options.ts'
import { findPublicVersion, kindOfPath } from '../public/serve-public.ts'

const limitRate = rateLimit('SHEET_RATE')

type Print = RenderResult<ScriptRefusal | 'nothing_public'>

/** Sheets and cards of public documents. */
export const publicPrintRoutes = new Hono<Env>()
  .get(workerPaths.publicSheet, limitRate, validateSheetOptions, async c => {
    const { id, name } = c.req.param()
    const found = await findPublicVersion(c, 'script', id)
    if (!found) return c.json(...refusal('nothing_public'))
    const { slug, version, read, headers } = found
    if (name !== slug) return c.redirect(publicSheetPath(id, slug) + new URL(c.req.url).search, 301)
    const query = c.req.valid('query')
    const link = siteOrigin(c.req.raw) + publicPath('script', id, slug)
    const render = async (): Promise<Print> => {
      const script = await read()
      return script ? renderPdf(() => ok(script), query, c, link) : refuse('nothing_public')
    }
    return serveSheet(c, ['public pdf', query, id, version, link], render, headers)
  })
  .get(workerPaths.publicCard, limitRate, validateCardOptions, async c => {
    const { id, name } = c.req.param()
    const kind = kindOfPath(c.req.path)
    const found = await findPublicVersion(c, kind, id)
    if (!found) return c.json(...refusal('nothing_public'))
    const { slug, version, read, headers } = found
    if (name !== slug) return c.redirect(publicCardPath(kind, id, slug) + new URL(c.req.url).search, 301)
    const query = c.req.valid('query')
    const render = async (): Promise<Print> => {
      const script = await read()
      if (!script) return refuse('nothing_public')
      if (kind === 'script') return renderScriptCard(() => ok(script), query, c)
      const card = await renderPublicCharacterCard(script, query.lang, c.env.ASSETS)
      return card ? ok(card) : refuse('nothing_public')
    }
    return serveSheet(c, ['public card', query, id, version], render, headers)
  })
