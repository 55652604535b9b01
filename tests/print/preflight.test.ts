import { describe, expect, test } from 'vitest'
import { preflight } from '#print/preflight.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { custom } from '../core/script-builders.ts'
import { aCast, englishTexts, kit, layOutBoxes, officialIds, print, usualIds } from './print-helpers.ts'

type Characters = readonly (string | ReturnType<typeof custom>)[]

const planOf = (characters: Characters, options: Partial<PrintOptions> = {}) =>
  planSheet(
    aCast({ characters: [...characters] }),
    { ...defaultPrintOptions, ...options },
    { texts: englishTexts, language: 'en' },
    kit
  )

const factsOf = (characters: Characters, options: Partial<PrintOptions> = {}) =>
  preflight(planOf(characters, options))

/** Height of a footer with the margin below it, in points. */
const footerHeight = 42

const few = ['empath', 'chef', 'drunk', 'poisoner', 'imp'] as const
/** With jinxes, and a traveller. */
const many = [...usualIds, 'scapegoat']

const smallestOf = ({ types }: ReturnType<typeof preflight>) => types[0]

describe('the smallest type', () => {
  test.each([
    ['sheet', usualIds, {}],
    ['sheet', few, {}],
    ['sheet', usualIds, { size: 'large' }],
    ['sheet', usualIds, { columns: 1, imposition: 'booklet' }],
    ['night', usualIds, {}],
    ['night', usualIds, { nights: 'compact' }],
    ['back', usualIds, {}],
    ['almanac', few, {}],
    ['strips', usualIds, { stripSize: 'card' }],
    ['playerCards', usualIds, {}],
    ['infoCards', usualIds, {}],
    ['seating', few, {}]
  ] as const)('is that of the printed %s', async (part, characters, more) => {
    const options = { parts: [part], ...more }
    const { pages, context } = planOf(characters, options)
    const boxes = await layOutBoxes(aCast({ characters: [...characters] }), options)
    const smallest = smallestOf(factsOf(characters, options))
    const footerTop = context.paper.height - footerHeight
    const sizes = boxes.flatMap((page, index) =>
      page
        .filter(({ top, bottom }) => top >= (pages[index]?.plan.header?.bottom ?? 0) && bottom < footerTop)
        .flatMap(({ size }) => size ?? [])
    )
    expect(smallest?.part).toBe(part)
    expect(smallest?.size).toBeCloseTo(Math.min(...sizes), 1)
  })

  test('is known of each part, the smallest first', () => {
    const { types } = factsOf(few, { parts: ['sheet', 'night', 'infoCards'] })
    expect(types.map(({ part }) => part)).toEqual(['night', 'sheet', 'infoCards'])
    expect(types).toContainEqual(smallestOf(factsOf(few, { parts: ['sheet'] })))
  })

  test('of tokens is in points of the paper', () => {
    expect(smallestOf(factsOf(few, { parts: ['tokens'] }))?.size).toBeGreaterThanOrEqual(6.5)
    const owl = custom('owl', { team: 'demon', name: 'Owl', reminders: ['Dead'] })
    expect(smallestOf(factsOf([owl], { parts: ['tokens'] }))?.size).toBeCloseTo(6.5)
  })

  test('of token backs doesn’t exist, and the test sheet has its own', () => {
    const tokens = { parts: ['tokens'], tokenBacks: 'pattern' } as const
    expect(factsOf(few, tokens).types).toEqual(factsOf(few, { parts: ['tokens'] }).types)
    expect(factsOf([], { ...tokens, backTest: true }).types).toEqual([{ part: 'tokens', size: 11 }])
  })

  test('is unknown without text', () => {
    expect(factsOf([], { parts: ['tokens'] }).types).toEqual([])
  })
})

describe('teams of the core that are not on the first page', () => {
  test('are none of a usual script', () => {
    expect(factsOf(many).late).toBeUndefined()
    expect(factsOf(few, { size: 'half' }).late).toBeUndefined()
  })

  test('are named with their pages', () => {
    const ids = officialIds.filter((_, index) => index % 2 === 0)
    const { late } = factsOf(ids)
    expect(late).toMatchObject({ first: 2, isHalf: false })
    expect(late?.teams).toContain('demon')
    expect(factsOf(ids, { size: 'large' }).late?.last).toBeGreaterThan(2)
  })

  test('are named with their half pages', () => {
    const { late } = factsOf(usualIds, { size: 'half' })
    expect(late).toEqual({ first: 2, last: 2, isHalf: true, teams: expect.arrayContaining(['demon']) })
  })

  test('have their pages counted from the first page of a booklet, which is the cover', () => {
    const { late } = factsOf(usualIds, { parts: ['sheet', 'back'], back: 'cover', imposition: 'booklet' })
    expect(late).toMatchObject({ first: 3, isHalf: false })
  })

  test('don’t depend on other parts', () => {
    expect(factsOf(usualIds, { parts: ['night', 'almanac'] }).late).toBeUndefined()
  })
})

describe('fronts and backs', () => {
  const backs = { tokenBacks: 'plain' } as const

  test('of tokens are on the same sheet of paper after an even number of pages', () => {
    expect(factsOf(few, { ...backs, parts: ['tokens'] }).split).toEqual([])
    expect(factsOf(few, { ...backs, parts: ['sheet', 'tokens'] }).split).toEqual(['tokens'])
    expect(factsOf(few, { ...backs, parts: ['sheet', 'tokens'], copies: 2 }).split).toEqual([])
    expect(factsOf(few, { parts: ['sheet', 'tokens'] }).split).toEqual([])
    expect(factsOf(few, { parts: ['sheet', 'tokens'], backTest: true }).split).toEqual(['tokens'])
  })

  test('of players’ cards too, if they have two sides', () => {
    const parts = ['sheet', 'playerCards'] as const
    expect(factsOf(few, { parts }).split).toEqual([])
    const texts = usualIds.map((id, index) =>
      custom(`c${index}`, { name: id, ability: 'They learn a thing. '.repeat(9) })
    )
    expect(factsOf(texts, { parts, copies: 1 }).split).toEqual(['playerCards'])
  })
})

test('an information back takes jinxes, house rules and Travellers from a sheet of one size', () => {
  const parts = ['sheet'] as const
  expect(factsOf(many, { parts }).hasBackTexts).toBe(true)
  expect(factsOf(many, { parts: ['sheet', 'back'] }).hasBackTexts).toBe(false)
  expect(factsOf(few, { parts }).hasBackTexts).toBe(false)
  expect(factsOf([...few, 'scapegoat'], { parts }).hasBackTexts).toBe(true)
})

test('a second language is known', () => {
  expect(factsOf(few).isBilingual).toBe(false)
  const cast = aCast({ characters: [...few] })
  const plan = planSheet(
    cast,
    defaultPrintOptions,
    { texts: englishTexts, language: 'en', second: cast },
    kit
  )
  expect(preflight(plan).isBilingual).toBe(true)
})

describe('paper', () => {
  test('is counted with copies, two pages to a sheet', () => {
    expect(factsOf(few)).toMatchObject({ pages: 2, filePages: 2, sheets: 1 })
    expect(factsOf(few, { copies: 4 })).toMatchObject({ pages: 5, filePages: 5, sheets: 3 })
    const halves = factsOf(few, { copies: 4, size: 'half', parts: ['sheet'] })
    expect(halves).toMatchObject({ pages: 2, sheets: 1 })
  })

  test('of a booklet has four pages to a sheet', async () => {
    const options = { parts: ['sheet', 'back', 'night'], imposition: 'booklet', copies: 3 } as const
    const facts = factsOf(few, options)
    expect(facts.sheets).toBe(Math.ceil(facts.pages / 4))
    const { pages } = await print(aCast({ characters: [...few] }), options)
    expect(pages).toHaveLength(facts.filePages)
  })
})
