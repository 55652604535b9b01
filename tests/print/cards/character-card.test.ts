import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import { placeholderIcons } from '#graphics/placeholder-icons.ts'
import { planCard, textColumn } from '#print/cards/card-plan.ts'
import { type CardTexts, cardTexts, cardVersion } from '#print/cards/card-texts.ts'
import { characterCard } from '#print/cards/character-card.tsx'
import { textBlockHeight } from '#print/page/text-block.ts'
import { locales } from '#routes'
import { kit } from '../print-helpers.ts'

const imp: CardTexts = {
  name: 'Imp',
  team: 'demon',
  standing: 'Demon · Trouble Brewing',
  ability: 'Each night*, choose a player.',
  locale: 'en'
}

test.each(locales)('texts of every official character fit its card in %s', async locale => {
  const { characters } = buildOfficialCast(catalogue, await loadTexts(locale))
  const tooLarge = characters.filter(character => {
    const { name, ability } = planCard(cardTexts(character, locale), kit.faces)
    return (
      name.lines.length > 2 ||
      textBlockHeight(name) + textColumn.gap + textBlockHeight(ability) > textColumn.height
    )
  })
  expect(tooLarge.map(({ id }) => id)).toEqual([])
})

test('a card renders text as outlines and needs no fonts', async () => {
  const svg = await characterCard(imp, placeholderIcons.evil, kit)
  expect(svg).not.toContain('<text')
  expect(svg).not.toContain('NaN')
})

describe('the version of a card', () => {
  test('changes with each text and with the language', async () => {
    const others = [
      { ...imp, name: 'Lutin' },
      { ...imp, ability: 'Each night*.' },
      { ...imp, standing: 'Demon' },
      { ...imp, locale: 'de' as const }
    ]
    const versions = await Promise.all([imp, ...others].map(cardVersion))
    expect(new Set(versions).size).toBe(5)
    for (const version of versions) expect(version).toMatch(/^[\da-f]{16}$/)
  })

  test('stays the same for equal texts', async () => {
    expect(await cardVersion({ ...imp })).toBe(await cardVersion(imp))
  })
})
