import { alignmentOf, type Team } from '#core/character/team.ts'
import { iconGraphic } from '#graphics/official-icons.ts'
import { placeholderIcons } from '#graphics/placeholder-icons.ts'
import { cardSize } from '#print/cards/card-plan.ts'
import type { CardTexts, CatalogueCardTexts } from '#print/cards/card-texts.ts'
import { catalogueCard } from '#print/cards/catalogue-card.tsx'
import { characterCard } from '#print/cards/character-card.tsx'
import type { PrintKit } from '#print/print-kit.ts'
import type { Assets } from '../env.ts'
import { renderPng } from '../images/render-png.ts'
import { getKitFor, getPrintKit } from './print-kit.ts'

/** Renders a character's card as PNG, with its official icon or its team's placeholder. */
export async function renderCharacterCard(id: string, texts: CardTexts, assets: Assets) {
  const kit = await getKitFor({ all: [texts.name, texts.ability], body: [] }, assets)
  return renderCardPng(await characterCard(texts, iconOf({ id, team: texts.team }, kit), kit))
}

/** Renders the catalogue's card as PNG, with tokens of a few characters. */
export async function renderCatalogueCard(
  texts: CatalogueCardTexts,
  featured: readonly { id: string; team: Team }[],
  assets: Assets
) {
  const kit = await getPrintKit(assets)
  const tokens = featured.map(character => ({ team: character.team, icon: iconOf(character, kit) }))
  return renderCardPng(await catalogueCard(texts, tokens, kit))
}

const renderCardPng = (svg: string) => renderPng(svg, cardSize.width)

function iconOf({ id, team }: { id: string; team: Team }, { icons }: PrintKit) {
  const path = icons[id]
  return path ? iconGraphic(path) : placeholderIcons[alignmentOf[team]]
}
