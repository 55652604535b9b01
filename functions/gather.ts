import type { Context } from 'hono'
import { ok } from '#core/result.ts'
import type { Env } from '#functions/env.ts'
import { loadKept } from '#functions/pictures/kept-pictures.ts'
import { pictureSource } from '#functions/pictures/picture-source.ts'
import { printKit } from '#functions/print-assets.ts'
import type { SheetOptions } from '#functions/sheet-options.ts'
import { readOrder, type ScriptSource } from '#functions/sheet-order.ts'
import { loadPictures, withinPixels } from '#pictures/load-pictures.ts'
import { type WantedPicture, wantedPictures } from '#pictures/wanted-pictures.ts'
import { dayInWords } from '#print/print-day.ts'
import { sheetWords } from '#print/sheet-messages.ts'

/** The parts of the request context that a print needs: bindings, request, and `waitUntil`. */
export type Place = Pick<Context<Env>, 'env' | 'executionCtx' | 'req'>
type TextOptions = Pick<SheetOptions, 'lang' | 'secondLanguage' | 'date'>

interface ContentOptions {
  /** Whether a print needs an image of the script. */
  isNeeded: (image: WantedPicture) => boolean
  /** The maximum pixels of each image. */
  maxPixels: number
  /** URL of the script's public page, printed as a QR code. */
  link: string | undefined
}

/** Resolves a script and loads everything that its print needs: texts, images, fonts and icons. */
export async function gather(
  source: ScriptSource,
  { lang, secondLanguage, date }: TextOptions,
  context: Place,
  { isNeeded = () => true, maxPixels = Number.POSITIVE_INFINITY, link }: Partial<ContentOptions> = {}
) {
  const resolved = await readOrder(source, lang, secondLanguage)
  if (!resolved.ok) return resolved
  const { title, cast, second } = resolved.value
  const load = loadKept(context.executionCtx, pictureSource(context))
  const [kit, { pictures, warnings }] = await Promise.all([
    printKit(context.env.ASSETS),
    loadPictures(wantedPictures(cast).filter(isNeeded), withinPixels(load, maxPixels))
  ])
  const input = {
    words: sheetWords(lang),
    language: lang,
    pictures,
    ...(second && { second }),
    ...(link && { link }),
    ...(date && { date: dayInWords(date, lang) })
  }
  return ok({ title: title || 'script', cast, input, kit, warnings })
}
