import type { Context } from 'hono'
import { ok } from '#core/result.ts'
import { imageLimits } from '#images/image-limits.ts'
import { limitPixels, loadImages, type NeededImage, neededImages } from '#images/script-images.ts'
import { formatDate } from '#print/format-date.ts'
import { kitTexts } from '#print/letter-fonts/complete-kit.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import type { OwnTexts } from '#print/printed-texts.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import type { Env } from '../env.ts'
import { createImageLoader } from '../images/image-cache.ts'
import { createImageSource } from '../images/image-source.ts'
import { limitDecoding } from '../images/limit-decoding.ts'
import { getKitFor } from './print-kit.ts'
import { resolveScript, type ScriptSource } from './resolve-script.ts'
import type { SheetOptions } from './sheet-options.ts'

/** The parts of the request context that a print needs: bindings, request, and `waitUntil`. */
export type RequestContext = Pick<Context<Env>, 'env' | 'executionCtx' | 'req'>
type TextOptions = Pick<SheetOptions, 'lang' | 'secondLanguage' | 'date'> & Partial<OwnTexts>

interface ContentOptions {
  /** Whether a print needs an image of the script. */
  isNeeded: (image: NeededImage) => boolean
  /** The maximum pixels of each image. */
  maxPixels: number
  /** URL of the script's public page, printed as a QR code. */
  link: string | undefined
}

/** Resolves a script and loads everything that its print needs: texts, images, fonts and icons. */
export async function loadPrintInput(
  source: ScriptSource,
  { lang, secondLanguage, date, cardTexts = '', playerNames = '' }: TextOptions,
  context: RequestContext,
  { isNeeded = () => true, maxPixels = Number.POSITIVE_INFINITY, link }: Partial<ContentOptions> = {}
) {
  const resolved = await resolveScript(source, lang, secondLanguage)
  if (!resolved.ok) return resolved
  const { title, cast, second } = resolved.value
  const takePixels = limitDecoding(imageLimits.sheet.pixels)
  const load = createImageLoader(context.executionCtx, createImageSource(context), takePixels)
  const [kit, { images, warnings }] = await Promise.all([
    getKitFor(kitTexts(cast, { cardTexts, playerNames }, second), context.env.ASSETS),
    loadImages(neededImages(cast).filter(isNeeded), limitPixels(load, maxPixels))
  ])
  const input: PrintInput = {
    texts: sheetTexts(lang),
    language: lang,
    images,
    ...(second && { second }),
    ...(link && { link }),
    ...(date && { date: formatDate(date, lang) })
  }
  return ok({ title: title || 'script', cast, input, images, kit, warnings })
}
