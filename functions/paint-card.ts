import { alignmentOf } from '#core/team.ts'
import { iconDrawing } from '#drawings/official-icons.ts'
import { placeholders } from '#drawings/placeholders.ts'
import type { Assets } from '#functions/env.ts'
import { paintPng } from '#functions/png.ts'
import { printKit } from '#functions/print-assets.ts'
import { cardSize } from '#print/card-plan.ts'
import type { CardWords } from '#print/card-words.ts'
import { characterCard } from '#print/character-card.tsx'

/** Paints the card of an official character as PNG. */
export async function paintCard(id: string, words: CardWords, assets: Assets) {
  const kit = await printKit(assets)
  const path = kit.icons[id]
  const icon = path ? iconDrawing(path) : placeholders[alignmentOf[words.team]]
  return paintPng(await characterCard(words, icon, kit), cardSize.width)
}
