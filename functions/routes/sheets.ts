import { Hono } from 'hono'
import { textBody } from '#functions/body-text.ts'
import type { Env } from '#functions/env.ts'
import { answerSheet } from '#functions/kept-sheet.ts'
import { makeCard, makePdf, makePng } from '#functions/make-sheet.ts'
import { rateLimit } from '#functions/rate-limit.ts'
import { cardOptions, pageOptions, sheetOptions } from '#functions/sheet-options.ts'
import { postedScript } from '#functions/sheet-order.ts'

/** The maximum size of a posted script file, in bytes. */
const maxFileBytes = 1024 * 1024

const limitRate = rateLimit('SHEET_RATE')
const body = textBody(maxFileBytes, 'body_too_large')

/** Sheets and cards of a posted script file. The body is the file; the query has the print options. */
export const sheetRoutes = new Hono<Env>()
  .post('/sheet.pdf', body, limitRate, sheetOptions, async c => {
    const query = c.req.valid('query')
    return answerSheet(c, ['pdf', query, c.var.text], () => makePdf(postedScript(c.var.text), query, c))
  })
  .post('/sheet.png', body, limitRate, pageOptions, async c => {
    const query = c.req.valid('query')
    return answerSheet(c, ['png', query, c.var.text], () => makePng(postedScript(c.var.text), query, c))
  })
  .post('/card.png', body, limitRate, cardOptions, async c => {
    const query = c.req.valid('query')
    return answerSheet(c, ['card', query, c.var.text], () => makeCard(postedScript(c.var.text), query, c))
  })
