import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import type { CastCharacter } from '#core/cast/cast.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { planToken } from '#print/tokens/token-plan.ts'
import { lineWidth } from '#print/typeset/lines.ts'
import { locales } from '#routes'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, kit, print } from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const plan = (character: CastCharacter, tokenSize = 45, language = 'en') => {
  const options = { ...defaultPrintOptions, tokenAbilities: true, tokenSize }
  return planToken(
    { kind: 'character', character },
    createPlanContext(options, { texts: englishTexts, language }, kit)
  )
}

const withAbility = (ability: string) => {
  const [character] = aCast({ characters: [custom('one', { ability })] }).characters
  if (!character) throw new Error('There is no character')
  return plan(character)
}

describe.each(locales)('abilities on tokens in %s', async language => {
  const { characters } = buildOfficialCast(catalogue, await loadTexts(language))
  const tokens = characters.map(character => ({ character, token: plan(character, 45, language) }))
  const withText = tokens.filter(({ token }) => token.ability)

  test('are complete on nearly all tokens of 45 mm', () => {
    expect(withText.length).toBeGreaterThan(0.85 * tokens.length)
    for (const { character, token } of withText) {
      const lines = token.ability?.lines.map(({ line }) => line.map(({ text }) => text).join(''))
      expect(withoutWhitespace(lines?.join('') ?? '')).toBe(withoutWhitespace(character.ability))
    }
  })

  test('are readable, inside the ring and above the icon', () => {
    for (const { token } of withText) {
      const { style, lines, bottom } = token.ability ?? { style: { size: 0, lead: 0 }, lines: [], bottom: 0 }
      expect(style.size).toBeGreaterThanOrEqual(6.5)
      expect(token.icon.square.top).toBeGreaterThan(bottom)
      expect(token.icon.square.size).toBeGreaterThanOrEqual(20)
      const outside = lines.filter(({ line, left, top }) =>
        [left, left + lineWidth(line)].some(x =>
          [top, top + style.lead].some(
            y => Math.hypot(x - token.cut / 2, y - token.cut / 2) > token.cut * 0.4
          )
        )
      )
      expect(outside).toEqual([])
      expect(Math.max(...lines.map(({ top }) => top + style.lead))).toBeLessThanOrEqual(
        token.icon.square.top * (token.cut / 100)
      )
    }
  })
})

test('an ability too long to be readable is left out, and the icon takes its space', () => {
  const token = withAbility('Each night, say all of this. '.repeat(20))
  expect(token.ability).toBeUndefined()
  expect(token.icon.square.size).toBeGreaterThan(40)
})

test('an ability has larger type on a larger token', () => {
  const [imp] = aCast({ characters: ['imp'] }).characters
  if (!imp) throw new Error('There is no Imp')
  expect(plan(imp, 70).ability?.style.size).toBeGreaterThan(9)
  expect(plan(imp, 45).ability?.style.size).toBeLessThan(7.6)
  expect(plan(imp, 25).ability).toBeUndefined()
})

test('a character without an ability has none on its token', () => {
  expect(withAbility(' ').ability).toBeUndefined()
})

test('the last line of an ability has more than one word', () => {
  const lines = withAbility('You start knowing 1 player who is good.').ability?.lines ?? []
  expect(
    lines
      .at(-1)
      ?.line.map(({ text }) => text)
      .join('')
  ).toBe('who is good.')
})

test('abilities are text in the PDF, and on tokens only when requested', async () => {
  const cast = aCast({ characters: ['imp', 'villageidiot'] })
  const text = withoutWhitespace((await print(cast, { parts: ['tokens'], tokenAbilities: true })).text)
  for (const { ability } of cast.characters) expect(text).toContain(withoutWhitespace(ability))
  expect((await print(cast, { parts: ['tokens'] })).text).not.toContain('Each')
})
