import type { Context } from 'hono'
import { ok, type Result, refuse } from '#core/result.ts'
import { attachment } from '#functions/attachment.ts'
import type { Env } from '#functions/env.ts'
import type { MadeSheet } from '#functions/kept-sheet.ts'
import { loadKept } from '#functions/pictures/kept-pictures.ts'
import { paintPng } from '#functions/png.ts'
import { printKit } from '#functions/print-assets.ts'
import type { PageOptions, SheetOptions } from '#functions/sheet-options.ts'
import { type OrderRefusal, readOrder } from '#functions/sheet-order.ts'
import { loadPictures } from '#pictures/load-pictures.ts'
import { wantedPictures } from '#pictures/wanted-pictures.ts'
import { sheetWords } from '#print/sheet-messages.ts'
import { sheetPdf } from '#print/sheet-pdf.tsx'
import { paintablePage } from '#print/sheet-png.ts'

type Place = Pick<Context<Env>, 'env' | 'executionCtx'>

/** Makes the sheet of a script file as PDF. */
export async function makePdf(
  text: string,
  asked: SheetOptions,
  place: Place
): Promise<Result<MadeSheet, OrderRefusal>> {
  const { lang, ...options } = asked
  const gathered = await gather(text, asked, place)
  if (!gathered.ok) return gathered
  const { title, cast, matter, kit, warnings } = gathered.value
  const pdf = await sheetPdf(cast, options, matter, kit)
  return ok({
    file: new Uint8Array(pdf),
    headers: headersOf('application/pdf', `${title}.pdf`),
    pictures: matter.pictures.size,
    warnings
  })
}

/** Makes one page of it as PNG. */
export async function makePng(
  text: string,
  asked: PageOptions,
  place: Place
): Promise<Result<MadeSheet, OrderRefusal | 'page_unknown'>> {
  const { lang, page, scale, ...options } = asked
  const gathered = await gather(text, asked, place)
  if (!gathered.ok) return gathered
  const { title, cast, matter, kit, warnings } = gathered.value
  const paintable = await paintablePage(cast, options, matter, kit, { page, scale })
  if (!paintable) return refuse('page_unknown')
  return ok({
    file: await paintPng(paintable.svg, paintable.width),
    headers: headersOf('image/png', `${title}-${page}.png`),
    pictures: matter.pictures.size,
    warnings
  })
}

/** The script, and what a sheet needs beside it. */
async function gather(text: string, { lang, secondLanguage }: SheetOptions, { env, executionCtx }: Place) {
  const order = await readOrder(text, lang, secondLanguage)
  if (!order.ok) return order
  const { title, cast, second } = order.value
  const [kit, { pictures, warnings }] = await Promise.all([
    printKit(env.ASSETS),
    loadPictures(wantedPictures(cast), loadKept(executionCtx))
  ])
  const matter = { words: sheetWords(lang), language: lang, pictures, ...(second && { second }) }
  return ok({ title: title || 'script', cast, matter, kit, warnings })
}

const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': attachment(name)
})
