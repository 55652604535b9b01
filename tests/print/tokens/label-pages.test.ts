import { describe, expect, test } from 'vitest'
import { type LabelSheetId, labelSheets } from '#print/label-sheets.ts'
import { paperSizes } from '#print/page/paper.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planTokenPages } from '#print/tokens/token-pages.ts'
import { widthOfToken } from '#print/tokens/token-plan.ts'
import { aCast, englishTexts, kit, usualIds } from '../print-helpers.ts'

const mm = 72 / 25.4
const cast = aCast({ characters: usualIds })

const pagesOf = (options: Partial<PrintOptions>) =>
  planTokenPages(
    cast,
    createPlanContext({ ...defaultPrintOptions, ...options }, { texts: englishTexts, language: 'en' }, kit)
  )

describe.each(Object.entries(labelSheets))('the labels of %s', (id, sheet) => {
  const { paper, diameter, columns, rows, left, top, pitchX, pitchY } = sheet
  const [width, height] = [paperSizes[paper].width / mm, paperSizes[paper].height / mm]

  test('lie on the paper, with equal margins, and do not overlap', () => {
    expect(Math.min(pitchX, pitchY)).toBeGreaterThan(diameter)
    expect(left).toBeCloseTo(width - left - diameter - (columns - 1) * pitchX, 1)
    expect(top).toBeCloseTo(height - top - diameter - (rows - 1) * pitchY, 1)
  })

  test('have a token each, centred and of the label’s size, whose bleed does not reach the next label', () => {
    const pages = pagesOf({ paper, tokenSheet: id as LabelSheetId, tokenKinds: ['character'], tokenBleed: 4 })
    expect(pages).toHaveLength(Math.ceil(cast.characters.length / (columns * rows)))
    for (const { bare, content } of pages) {
      expect(bare).toBe(true)
      for (const [index, each] of content.tokens.entries()) {
        const half = widthOfToken(each.token) / 2
        expect(each.token.cut).toBeCloseTo(diameter * mm, 6)
        expect((each.left + half) / mm).toBeCloseTo(left + diameter / 2 + (index % columns) * pitchX, 6)
        expect((each.top + half) / mm).toBeCloseTo(
          top + diameter / 2 + Math.floor(index / columns) * pitchY,
          6
        )
        expect(half / mm).toBeLessThanOrEqual(Math.min(pitchX, pitchY) / 2 + 1e-6)
      }
    }
  })
})

test('characters and reminders can be on different sheets, or one of them on paper', () => {
  const both = pagesOf({ tokenSheet: 'avery-l7650', reminderSheet: 'herma-8863' })
  expect(both.map(({ content }) => content.tokens[0]?.token.cut.toFixed(0))).toEqual([
    '180',
    '180',
    '180',
    '113',
    '113'
  ])
  const mixed = pagesOf({ reminderSheet: 'herma-8863' })
  expect(mixed.map(({ bare = false }) => bare)).toEqual([false, false, true, true])
})

test('a sheet of another paper is ignored', () => {
  expect(pagesOf({ paper: 'letter', tokenSheet: 'avery-l7650' })).toEqual(pagesOf({ paper: 'letter' }))
})

test('without any token there is one empty page', () => {
  const pages = pagesOf({ tokenTeams: ['fabled'], tokenSheet: 'avery-l7650' })
  expect(pages.map(({ content }) => content.tokens)).toEqual([[]])
})
