import { describe, expect, test } from 'vitest'
import { preflight } from '#print/preflight.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { custom } from '../core/script-builders.ts'
import { aCast, englishTexts, kit, layOutBoxes, officialIds, usualIds } from './print-helpers.ts'

const factsOf = (characters: (string | ReturnType<typeof custom>)[], options: Partial<PrintOptions> = {}) =>
  preflight(
    planSheet(
      aCast({ characters }),
      { ...defaultPrintOptions, ...options },
      { texts: englishTexts, language: 'en' },
      kit
    )
  )

/** Of an A4 page, in points. */
const footerTop = 800

const few = ['empath', 'chef', 'drunk', 'poisoner', 'imp'] as const

describe('the smallest type', () => {
  test.each([
    ['sheet', usualIds],
    ['sheet', few],
    ['night', usualIds],
    ['almanac', few]
  ] as const)('is that of the printed %s', async (part, characters) => {
    const parts = [part]
    const [pages, { smallest }] = [
      await layOutBoxes(aCast({ characters: [...characters] }), { parts }),
      factsOf([...characters], { parts })
    ]
    const sizes = pages
      .flat()
      .filter(({ bottom }) => bottom < footerTop)
      .flatMap(({ size }) => size ?? [])
    expect(smallest?.part).toBe(part)
    expect(smallest?.size).toBeCloseTo(Math.min(...sizes), 1)
  })

  test('is that of all parts, and names the one that has it', () => {
    const [sheet, both] = [factsOf([...few], { parts: ['sheet'] }), factsOf([...few])]
    expect(both.smallest?.part).toBe('night')
    expect(both.smallest?.size).toBeLessThan(sheet.smallest?.size ?? 0)
  })

  test('of tokens is in points of the paper', () => {
    expect(factsOf([...few], { parts: ['tokens'] }).smallest?.size).toBeGreaterThanOrEqual(6.5)
    const owl = custom('owl', { team: 'demon', name: 'Owl', reminders: ['Dead'] })
    expect(factsOf([owl], { parts: ['tokens'] }).smallest?.size).toBeCloseTo(6.5)
  })

  test('is unknown without pages', () => {
    expect(factsOf([], { parts: ['tokens'] }).smallest).toBeUndefined()
  })
})

describe('teams that aren’t on the first page', () => {
  test('are none of a usual script', () => {
    expect(factsOf([...usualIds]).late).toEqual([])
    expect(factsOf([...few], { size: 'half' }).late).toEqual([])
  })

  test('are named with their page', () => {
    const { late } = factsOf(officialIds.filter((_, index) => index % 2 === 0))
    expect(late[0]?.page).toBe(2)
    expect(late.at(-1)?.teams).toContain('demon')
  })

  test('may be on the second half of a page', () => {
    const { late } = factsOf([...usualIds], { size: 'half' })
    expect(late).toEqual([{ page: 1, teams: expect.arrayContaining(['demon']) }])
  })

  test('don’t depend on other parts', () => {
    expect(factsOf([...usualIds], { parts: ['night', 'almanac'] }).late).toEqual([])
  })
})

test('pages count with their copies, and sheets of paper have two', () => {
  expect(factsOf([...few])).toMatchObject({ pages: 2, sheets: 1 })
  expect(factsOf([...few], { copies: 4 })).toMatchObject({ pages: 5, sheets: 3 })
  expect(factsOf([...few], { copies: 4, size: 'half', parts: ['sheet'] })).toMatchObject({
    pages: 2,
    sheets: 1
  })
})
