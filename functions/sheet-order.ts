import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { type Cast, castOf } from '#core/cast.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { type RefusalCode, readScriptText } from '#core/script-file.ts'
import type { Locale } from '#routes'

/** What a sheet is made of. */
export interface SheetOrder {
  title: string
  cast: Cast
  /** The same in the second language, where one is asked for. */
  second?: Cast
}

export type OrderRefusal = RefusalCode | 'script_too_large' | 'script_empty'

/** Reads the script that a sheet is asked of, mended as the import mends it, in a language. */
export async function readOrder(
  text: string,
  locale: Locale,
  secondLocale?: Locale
): Promise<Result<SheetOrder, OrderRefusal>> {
  const texts = await loadTexts(locale)
  const read = readScriptText(text, catalogue, texts)
  if (!read.ok) return read
  const { script } = read.value
  if (script.characters.length > limits.sheetCharacters) return refuse('script_too_large')
  const cast = castOf(script, catalogue, texts)
  if (cast.characters.length === 0) return refuse('script_empty')
  if (!secondLocale || secondLocale === locale) return ok({ title: script.title, cast })
  return ok({ title: script.title, cast, second: castOf(script, catalogue, await loadTexts(secondLocale)) })
}
