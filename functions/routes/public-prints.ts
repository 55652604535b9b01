import { Hono } from 'hono'
import { ok, type Result, refuse } from '#core/result.ts'
import type { Env } from '#functions/env.ts'
import { answerSheet, type MadeSheet } from '#functions/kept-sheet.ts'
import { makeCard, makePdf } from '#functions/make-sheet.ts'
import { findShown, kindOf } from '#functions/public/answer-public.ts'
import { makeCharacterCard } from '#functions/public/character-card.ts'
import { rateLimit } from '#functions/rate-limit.ts'
import { refusal } from '#functions/refusals.ts'
import { cardOptions, sheetOptions } from '#functions/sheet-options.ts'
import type { OrderRefusal } from '#functions/sheet-order.ts'
import { publicPath } from '#routes'
import { publicCardPath, publicSheetPath, workerPaths } from '#routes/worker.ts'

const limitRate = rateLimit('SHEET_RATE')

type Print = Result<MadeSheet, OrderRefusal | 'nothing_public'>

/** Sheets and cards of public documents. */
export const publicPrintRoutes = new Hono<Env>()
  .get(workerPaths.publicSheet, limitRate, sheetOptions, async c => {
    const { id, name } = c.req.param()
    const found = await findShown(c, 'script', id)
    if (!found) return c.json(...refusal('nothing_public'))
    const { slug, version, read } = found
    if (name !== slug) return c.redirect(publicSheetPath(id, slug) + new URL(c.req.url).search, 301)
    const query = c.req.valid('query')
    const link = new URL(publicPath('script', id, slug), import.meta.env.SITE).href
    return answerSheet(c, ['public pdf', query, id, version, link], async (): Promise<Print> => {
      const script = await read()
      return script ? makePdf(() => ok(script), query, c, link) : refuse('nothing_public')
    })
  })
  .get(workerPaths.publicCard, limitRate, cardOptions, async c => {
    const { kind: folder, id, name } = c.req.param()
    const kind = kindOf(folder)
    const found = await findShown(c, kind, id)
    if (!found) return c.json(...refusal('nothing_public'))
    const { slug, version, read } = found
    if (name !== slug) return c.redirect(publicCardPath(kind, id, slug) + new URL(c.req.url).search, 301)
    const query = c.req.valid('query')
    return answerSheet(c, ['public card', query, id, version], async (): Promise<Print> => {
      const script = await read()
      if (!script) return refuse('nothing_public')
      if (kind === 'script') return makeCard(() => ok(script), query, c)
      const card = await makeCharacterCard(script, query.lang, c.env.ASSETS)
      return card ? ok(card) : refuse('nothing_public')
    })
  })
