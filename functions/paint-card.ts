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

/** Renders a character's card as PNG, with its official icon or its team's placeholder. */
export async function paintCard(id: string, texts: CardWords, assets: Assets) {
  const kit = await printKit(assets)
  return renderCardPng(await characterCard(texts, iconOf({ id, team: texts.team }, kit), kit))
}

/** Renders the catalogue's card as PNG, with tokens of a few characters. */
export async function paintCatalogueCard(
  texts: CatalogueCardWords,
  featured: readonly { id: string; team: Team }[],
  assets: Assets
) {
  const kit = await printKit(assets)
  const tokens = featured.map(character => ({ team: character.team, icon: iconOf(character, kit) }))
  return renderCardPng(await catalogueCard(texts, tokens, kit))
}

const renderCardPng = (svg: string) => paintPng(svg, cardSize.width)

function iconOf({ id, team }: { id: string; team: Team }, { icons }: PrintKit) {
  const path = icons[id]
  return path ? iconDrawing(path) : placeholders[alignmentOf[team]]
}
