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

/** Where a print is made: what the Worker is given, and what keeps it going after its answer. */
export type Place = Pick<Context<Env>, 'env' | 'executionCtx' | 'req'>
type Asked = Pick<SheetOptions, 'lang' | 'secondLanguage' | 'date'>

/** Which pictures a print shows, how many pixels each may have, and where it leads. */
interface Shown {
  isShown: (picture: WantedPicture) => boolean
  mostPixels: number
  /** Where the script is to be read, for cameras. */
  link: string | undefined
}

/** The script of a print and all that is needed beside it: of its pictures those that are shown. */
export async function gather(
  source: ScriptSource,
  { lang, secondLanguage, date }: Asked,
  place: Place,
  { isShown = () => true, mostPixels = Number.POSITIVE_INFINITY, link }: Partial<Shown> = {}
) {
  const order = await readOrder(source, lang, secondLanguage)
  if (!order.ok) return order
  const { title, cast, second } = order.value
  const load = loadKept(place.executionCtx, pictureSource(place))
  const [kit, { pictures, warnings }] = await Promise.all([
    printKit(place.env.ASSETS),
    loadPictures(wantedPictures(cast).filter(isShown), withinPixels(load, mostPixels))
  ])
  const matter = {
    words: sheetWords(lang),
    language: lang,
    pictures,
    ...(second && { second }),
    ...(link && { link }),
    ...(date && { date: dayInWords(date, lang) })
  }
  return ok({ title: title || 'script', cast, matter, kit, warnings })
}
