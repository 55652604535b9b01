import { expect, test } from 'vitest'
import { paperSizes } from '#print/page/paper.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planTokenPages } from '#print/tokens/token-pages.ts'
import { widthOfToken } from '#print/tokens/token-plan.ts'
import { aCast, englishTexts, kit, print, usualIds } from '../print-helpers.ts'

const mm = 72 / 25.4
const cast = aCast({ characters: usualIds })

const pagesOf = (options: Partial<PrintOptions>) =>
  planTokenPages(
    cast,
    createPlanContext({ ...defaultPrintOptions, ...options }, { texts: englishTexts, language: 'en' }, kit)
  ).map(({ content }) => content)

test.each([{ tokenSheet: 'herma-8863' }, { paper: 'letter', tokenSize: 38.1 }] as const)(
  'each token has its back behind it when the paper is turned: %o',
  options => {
    const pages = pagesOf({ ...options, tokenBacks: 'pattern' })
    const { width } = paperSizes[{ ...defaultPrintOptions, ...options }.paper]
    expect(pages.length % 2).toBe(0)
    for (const [index, { tokens }] of pages.entries()) {
      if (index % 2 > 0) continue
      const backs = pages[index + 1]?.backs ?? []
      expect(tokens.length).toBeGreaterThan(0)
      expect(backs).toHaveLength(tokens.length)
      for (const [at, { token, left, top }] of tokens.entries()) {
        const back = backs[at]
        const { kind, cut, bleed } = token
        expect(back).toMatchObject({ top, back: { kind, cut, bleed } })
        expect(left + widthOfToken(token) / 2 + (back?.left ?? 0) + widthOfToken(token) / 2).toBeCloseTo(
          width,
          6
        )
      }
    }
  }
)

test('backs of one kind differ in nothing, and move by the printer’s offset', () => {
  const backsOf = (options: Partial<PrintOptions>) =>
    pagesOf({ tokenBacks: 'plain', ...options }).flatMap(({ backs = [] }) => backs)
  const backs = backsOf({})
  expect(new Set(backs.map(({ back }) => JSON.stringify(back))).size).toBe(2)
  const moved = backsOf({ backOffsetX: 1.5, backOffsetY: -0.5 })
  for (const [index, { left, top }] of backs.entries()) {
    expect((moved[index]?.left ?? 0) - left).toBeCloseTo(1.5 * mm, 6)
    expect((moved[index]?.top ?? 0) - top).toBeCloseTo(-0.5 * mm, 6)
  }
})

test('the sheet that measures a printer has two sides, before all tokens', async () => {
  const { pages } = await print(cast, { parts: ['tokens'], backTest: true })
  expect(pages.map(({ text }) => text.includes('Side A'))).toEqual([true, ...pages.slice(1).map(() => false)])
  expect(pages[0]?.text).toContain('4. Enter')
  expect(pages[1]?.text).toContain('Side B')
})

test('backs print no text, and none by default', async () => {
  const { pages } = await print(cast, { parts: ['tokens'], tokenBacks: 'pattern' })
  expect(pages[1]?.text.trim()).toBe('')
  expect(pagesOf({}).some(({ backs }) => backs)).toBe(false)
})
