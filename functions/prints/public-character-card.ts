import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import type { Script } from '#core/script/script.ts'
import { cardTexts } from '#print/cards/card-texts.ts'
import type { Locale } from '#routes'
import type { Assets } from '../env.ts'
import { renderCharacterCard } from './render-card.ts'
import type { RenderedSheet } from './sheet-cache.ts'

/** Renders a saved character's card with its monogram; undefined when the script has no character. */
export async function renderPublicCharacterCard(
  script: Script,
  locale: Locale,
  assets: Assets
): Promise<RenderedSheet | undefined> {
  const [character] = buildCast(script, catalogue, await loadTexts(locale)).characters
  if (!character) return undefined
  const file = await renderCharacterCard(character.id, cardTexts(character, locale), assets)
  return { file, headers: { 'content-type': 'image/png' }, imageCount: 0, warnings: [] }
}
