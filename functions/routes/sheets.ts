import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { z } from 'zod'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import { readScriptText } from '#core/script-file.ts'
import { bodyText } from '#functions/body-text.ts'
import type { Env } from '#functions/env.ts'
import { printKit } from '#functions/print-assets.ts'
import { type ApiRefusal, refusal } from '#functions/refusals.ts'
import { sheetWords } from '#functions/sheet-words.ts'
import { papers } from '#print/paper.ts'
import { sheetParts } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.tsx'
import { defaultLocale, locales } from '#routes'

/** Bytes of a script file that a sheet is made from. */
const sheetBytes = 1024 * 1024
/** Characters that a sheet holds: more than there are official ones. */
const sheetCharacters = 250

const optionCodes = { paper: 'paper_unknown', parts: 'parts_unknown', lang: 'language_unknown' } as const

const options = z.object({
  paper: z.enum(papers).default('a4'),
  parts: z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(z.enum(sheetParts)).min(1))
    .default([...sheetParts]),
  lang: z.enum(locales).default(defaultLocale)
})

const checkedOptions = zValidator('query', options, (result, c) => {
  if (result.success) return
  const field = result.error.issues[0]?.path[0]
  const code: ApiRefusal = field === 'paper' || field === 'parts' ? optionCodes[field] : optionCodes.lang
  return c.json(...refusal(code))
})

/** Printed sheets of a script file: the body is the list, the query says how it is printed. */
export const sheetRoutes = new Hono<Env>().post('/sheet.pdf', checkedOptions, async c => {
  const { paper, parts, lang } = c.req.valid('query')
  const texts = await loadTexts(lang)
  const text = await bodyText(c.req.raw, sheetBytes)
  if (text === undefined) return c.json(...refusal('body_too_large'))
  const read = readScriptText(text, catalogue, texts)
  if (!read.ok) return c.json(...refusal(read.code))
  const { script } = read.value
  if (script.characters.length > sheetCharacters) return c.json(...refusal('script_too_large'))
  const cast = castOf(script, catalogue, texts)
  if (cast.characters.length === 0) return c.json(...refusal('script_empty'))
  const kit = await printKit(c.env.ASSETS)
  const pdf = await sheetPdf(cast, { paper, parts, words: sheetWords(lang), language: lang }, kit)
  return c.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': attachment(`${script.title || 'script'}.pdf`),
    'cache-control': 'no-store'
  })
})

/** Names the file for every browser: plain letters for old ones, the whole name for the others (RFC 6266). */
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16)}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
