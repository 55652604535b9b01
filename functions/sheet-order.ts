import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { type Cast, castOf } from '#core/cast.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { Script } from '#core/script.ts'
import { type RefusalCode, readScriptText } from '#core/script-file.ts'
import type { Locale } from '#routes'

/** Where the script of a sheet comes from; official texts help to read one that is still a file. */
export type ScriptSource = (texts: CatalogueTexts) => Result<Script, RefusalCode>

/** The script of a file that somebody sent, mended as the import mends it. */
export const postedScript =
  (text: string): ScriptSource =>
  texts => {
    const read = readScriptText(text, catalogue, texts)
    return read.ok ? ok(read.value.script) : read
  }

/** What a sheet is made of. */
export interface SheetOrder {
  title: string
  cast: Cast
  /** The same in the second language, where one is asked for. */
  second?: Cast
}

export type OrderRefusal = RefusalCode | 'script_too_large' | 'script_empty'

/** Joins the script that a sheet is asked of with the texts of a language. */
export async function readOrder(
  source: ScriptSource,
  locale: Locale,
  secondLocale?: Locale
): Promise<Result<SheetOrder, OrderRefusal>> {
  const texts = await loadTexts(locale)
  const read = source(texts)
  if (!read.ok) return read
  const script = read.value
  if (script.characters.length > limits.sheetCharacters) return refuse('script_too_large')
  const cast = castOf(script, catalogue, texts)
  if (cast.characters.length === 0) return refuse('script_empty')
  if (!secondLocale || secondLocale === locale) return ok({ title: script.title, cast })
  return ok({ title: script.title, cast, second: castOf(script, catalogue, await loadTexts(secondLocale)) })
}
