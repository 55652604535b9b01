import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { officialCast } from '#core/official-cast.ts'
import { placeholders } from '#drawings/placeholders.ts'
import { column, heightOf, planCard } from '#print/card-plan.ts'
import { type CardWords, cardVersion, cardWords } from '#print/card-words.ts'
import { characterCard } from '#print/character-card.tsx'
import { locales } from '#routes'
import { kit } from './press.ts'

const imp: CardWords = {
  name: 'Imp',
  team: 'demon',
  standing: 'Demon · Trouble Brewing',
  ability: 'Each night*, choose a player.',
  locale: 'en'
}

test.each(locales)('texts of every official character fit its card in %s', async locale => {
  const { characters } = officialCast(catalogue, await loadTexts(locale))
  const tooLarge = characters.filter(character => {
    const { name, ability } = planCard(cardWords(character, locale), kit.faces)
    return name.lines.length > 2 || heightOf(name) + column.gap + heightOf(ability) > column.height
  })
  expect(tooLarge.map(({ id }) => id)).toEqual([])
})

test('a card renders text as outlines and needs no fonts', async () => {
  const svg = await characterCard(imp, placeholders.evil, kit)
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
