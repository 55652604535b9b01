import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { textBody } from '../http/request-body.ts'
import { renderPagePng, renderPdf, renderScriptCard } from '../prints/render-sheet.ts'
import { postedScript } from '../prints/resolve-script.ts'
import { serveSheet } from '../prints/sheet-cache.ts'
import { validateCardOptions, validatePageOptions, validateSheetOptions } from '../prints/sheet-options.ts'

/** The maximum size of a posted script file, in bytes. */
const maxFileBytes = 1024 * 1024

const limitRate = rateLimit('SHEET_RATE')
const body = textBody(maxFileBytes, 'body_too_large')

/** Sheets and cards of a posted script file. The body is the file; the query has the print options. */
export const sheetRoutes = new Hono<Env>()
  .post('/sheet.pdf', body, limitRate, validateSheetOptions, async c => {
    const query = c.req.valid('query')
    return serveSheet(c, ['pdf', query, c.var.text], () => renderPdf(postedScript(c.var.text), query, c))
  })
  .post('/sheet.png', body, limitRate, validatePageOptions, async c => {
    const query = c.req.valid('query')
    return serveSheet(c, ['png', query, c.var.text], () => renderPagePng(postedScript(c.var.text), query, c))
  })
  .post('/card.png', body, limitRate, validateCardOptions, async c => {
    const query = c.req.valid('query')
    return serveSheet(c, ['card', query, c.var.text], () =>
      renderScriptCard(postedScript(c.var.text), query, c)
    )
  })
