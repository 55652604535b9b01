import { Hono } from 'hono'
import { textBody } from '#functions/body-text.ts'
import type { Env } from '#functions/env.ts'
import { answerSheet } from '#functions/kept-sheet.ts'
import { makeCard, makePdf, makePng } from '#functions/make-sheet.ts'
import { rateLimit } from '#functions/rate-limit.ts'
import { cardOptions, pageOptions, sheetOptions } from '#functions/sheet-options.ts'
import { postedScript } from '#functions/sheet-order.ts'

/** Bytes of a script file that a sheet is made from. */
const sheetBytes = 1024 * 1024

const isOften = rateLimit('SHEET_RATE')
const body = textBody(sheetBytes, 'body_too_large')

/** Printed sheets of a script file, and its card: the body is the list, the query says how it is printed. */
export const sheetRoutes = new Hono<Env>()
  .post('/sheet.pdf', body, isOften, sheetOptions, async c => {
    const asked = c.req.valid('query')
    return answerSheet(c, ['pdf', asked, c.var.text], () => makePdf(postedScript(c.var.text), asked, c))
  })
  .post('/sheet.png', body, isOften, pageOptions, async c => {
    const asked = c.req.valid('query')
    return answerSheet(c, ['png', asked, c.var.text], () => makePng(postedScript(c.var.text), asked, c))
  })
  .post('/card.png', body, isOften, cardOptions, async c => {
    const asked = c.req.valid('query')
    return answerSheet(c, ['card', asked, c.var.text], () => makeCard(postedScript(c.var.text), asked, c))
  })
