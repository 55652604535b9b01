import type { Team } from '#core/character/team.ts'
import { iconGraphic } from '#graphics/official-icons.ts'
import { cardSize } from '#print/cards/card-plan.ts'
import type { CardTexts, CatalogueCardTexts } from '#print/cards/card-texts.ts'
import { catalogueCard } from '#print/cards/catalogue-card.tsx'
import { characterCard } from '#print/cards/character-card.tsx'
import { monogramGraphic } from '#print/page/monogram-graphic.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { createPalette } from '#print/typeset/palette.ts'
import type { Locale } from '#routes'
import type { Assets } from '../env.ts'
import { renderPng } from '../images/render-png.ts'
import { getKitFor, getPrintKit } from './print-kit.ts'

/** Renders a character's card as PNG, with its official icon or its monogram. */
export async function renderCharacterCard(id: string, texts: CardTexts, assets: Assets) {
  const kit = await getKitFor({ all: [texts.name, texts.ability], body: [] }, assets)
  return renderCardPng(await characterCard(texts, iconOf({ ...texts, id }, kit), kit))
}

/** Renders the catalogue's card as PNG, with tokens of a few characters. */
export async function renderCatalogueCard(
  texts: CatalogueCardTexts,
  featured: readonly { id: string; name: string; team: Team }[],
  assets: Assets
) {
  const kit = await getPrintKit(assets)
  const tokens = featured.map(character => ({
    team: character.team,
    icon: iconOf({ ...character, locale: texts.locale }, kit)
  }))
  return renderCardPng(await catalogueCard(texts, tokens, kit))
}

const renderCardPng = (svg: string) => renderPng(svg, cardSize.width)

interface CardCharacter {
  id: string
  name: string
  team: Team
  locale: Locale
}

function iconOf({ id, locale, ...character }: CardCharacter, { faces, icons }: PrintKit) {
  const path = icons[id]
  return path ? iconGraphic(path) : monogramGraphic(character, { faces, language: locale }, palette)
}

const palette = createPalette({ inkSaver: false })
