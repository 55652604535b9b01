import { Hono } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import { readScriptText } from '#core/script-file.ts'
import { attachment } from '#functions/attachment.ts'
import { textBody } from '#functions/body-text.ts'
import type { Env } from '#functions/env.ts'
import { printKit } from '#functions/print-assets.ts'
import { refusal } from '#functions/refusals.ts'
import { sheetOptions } from '#functions/sheet-options.ts'
import { sheetWords } from '#print/sheet-messages.ts'
import { sheetPdf } from '#print/sheet-pdf.tsx'

/** Bytes of a script file that a sheet is made from. */
const sheetBytes = 1024 * 1024
/** Characters that a sheet holds: more than there are official ones. */
const sheetCharacters = 250

/** Printed sheets of a script file: the body is the list, the query says how it is printed. */
export const sheetRoutes = new Hono<Env>().post(
  '/sheet.pdf',
  textBody(sheetBytes, 'body_too_large'),
  sheetOptions,
  async c => {
    const { lang, ...options } = c.req.valid('query')
    const texts = await loadTexts(lang)
    const read = readScriptText(c.var.text, catalogue, texts)
    if (!read.ok) return c.json(...refusal(read.code))
    const { script } = read.value
    if (script.characters.length > sheetCharacters) return c.json(...refusal('script_too_large'))
    const cast = castOf(script, catalogue, texts)
    if (cast.characters.length === 0) return c.json(...refusal('script_empty'))
    const kit = await printKit(c.env.ASSETS)
    const pdf = await sheetPdf(cast, options, { words: sheetWords(lang), language: lang }, kit)
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`${script.title || 'script'}.pdf`),
      'cache-control': 'no-store'
    })
  }
)
