import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { Script } from '#core/script/script.ts'
import { type RefusalCode, readScriptText } from '#core/script/script-file.ts'
import type { Locale } from '#routes'

/** Reads the script to print. The official texts are needed to read a script file. */
export type ScriptSource = (texts: CatalogueTexts) => Result<Script, RefusalCode>

/** Reads a posted script file, with the same repairs as the import. */
export const postedScript =
  (text: string): ScriptSource =>
  texts => {
    const read = readScriptText(text, catalogue, texts)
    return read.ok ? ok(read.value.script) : read
  }

/** A script joined with the texts of a language. */
export interface ResolvedScript {
  title: string
  cast: Cast
  /** The cast in the second language, when one is requested. */
  second?: Cast
}

export type ScriptRefusal = RefusalCode | 'script_too_large' | 'script_empty'

/** Reads the script and joins it with the texts of a language. Refuses empty and too large scripts. */
export async function resolveScript(
  source: ScriptSource,
  locale: Locale,
  secondLocale?: Locale
): Promise<Result<ResolvedScript, ScriptRefusal>> {
  const texts = await loadTexts(locale)
  const read = source(texts)
  if (!read.ok) return read
  const script = read.value
  if (script.characters.length > limits.sheetCharacters) return refuse('script_too_large')
  const cast = buildCast(script, catalogue, texts)
  if (cast.characters.length === 0) return refuse('script_empty')
  if (!secondLocale || secondLocale === locale) return ok({ title: script.title, cast })
  return ok({
    title: script.title,
    cast,
    second: buildCast(script, catalogue, await loadTexts(secondLocale))
  })
}
