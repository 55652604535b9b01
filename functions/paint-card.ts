import { alignmentOf, type Team } from '#core/team.ts'
import { iconDrawing } from '#drawings/official-icons.ts'
import { placeholders } from '#drawings/placeholders.ts'
import type { Assets } from '#functions/env.ts'
import { paintPng } from '#functions/png.ts'
import { printKit } from '#functions/print-assets.ts'
import { cardSize } from '#print/card-plan.ts'
import type { CardWords, CatalogueCardWords } from '#print/card-words.ts'
import { catalogueCard } from '#print/catalogue-card.tsx'
import { characterCard } from '#print/character-card.tsx'
import type { PrintKit } from '#print/print-kit.ts'

/** Paints the card of an official character as PNG. */
export async function paintCard(id: string, words: CardWords, assets: Assets) {
  const kit = await printKit(assets)
  return paint(await characterCard(words, iconOf({ id, team: words.team }, kit), kit))
}

/** Paints the catalogue's card as PNG, with the characters that stand for all of them. */
export async function paintCatalogueCard(
  words: CatalogueCardWords,
  shown: readonly { id: string; team: Team }[],
  assets: Assets
) {
  const kit = await printKit(assets)
  const tokens = shown.map(character => ({ team: character.team, icon: iconOf(character, kit) }))
  return paint(await catalogueCard(words, tokens, kit))
}

const paint = (svg: string) => paintPng(svg, cardSize.width)

function iconOf({ id, team }: { id: string; team: Team }, { icons }: PrintKit) {
  const path = icons[id]
  return path ? iconDrawing(path) : placeholders[alignmentOf[team]]
}
