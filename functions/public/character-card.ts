import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { castOf } from '#core/cast.ts'
import type { Script } from '#core/script.ts'
import type { Assets } from '#functions/env.ts'
import type { MadeSheet } from '#functions/kept-sheet.ts'
import { paintCard } from '#functions/paint-card.ts'
import { cardWords } from '#print/card-words.ts'
import type { Locale } from '#routes'

/** Renders a saved character's card with its team's placeholder icon; undefined when the script has no character. */
export async function makeCharacterCard(
  script: Script,
  locale: Locale,
  assets: Assets
): Promise<MadeSheet | undefined> {
  const [character] = castOf(script, catalogue, await loadTexts(locale)).characters
  if (!character) return undefined
  const file = await paintCard(character.id, cardWords(character, locale), assets)
  return { file, headers: { 'content-type': 'image/png' }, pictures: 0, warnings: [] }
}
