import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { samples } from '#catalogue/samples.ts'
import { loadTexts } from '#catalogue/texts.ts'
import type { Cast } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planSheet, type SheetPage, withCopies } from '#print/sheet-pages.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import { type Locale, locales } from '#routes'
import { custom } from '../../core/script-builders.ts'
import { aCast, findOverlaps, kit, layOutBoxes, officialIds } from '../print-helpers.ts'

const options: PrintOptions = { ...defaultPrintOptions, size: 'half', parts: ['sheet'] }

const planIn = (cast: Cast, locale: Locale, changes: Partial<PrintOptions> = {}) =>
  planSheet(cast, { ...options, ...changes }, { texts: sheetTexts(locale), language: locale }, kit).pages

/** The half pages of a print, as their bands. */
const halvesOf = (pages: readonly SheetPage[]) =>
  pages.flatMap(({ plan: { content } }) =>
    content.kind === 'halves' ? content.halves.map(({ plan }) => plan.content.bands) : []
  )

const isOnOneHalf = ([page]: readonly SheetPage[]) =>
  page?.plan.content.kind === 'halves' && page.plan.content.isTwice

const sizesOf = (pages: readonly SheetPage[]) =>
  halvesOf(pages).flatMap(bands =>
    bands
      .flatMap(band => (band.kind === 'columns' ? band.columns.flat() : band))
      .flatMap(band => (band.kind === 'team' ? band.style.text.size : []))
  )

const officialOf = (team: string) => officialIds.filter(id => catalogue.characters.get(id)?.team === team)

/** Scripts of 11 to 14 official characters that have each Townsfolk once. */
function smallScripts(): string[][] {
  const [townsfolk, outsiders, minions, demons] = ['townsfolk', 'outsider', 'minion', 'demon'].map(officialOf)
  const pick = (ids: readonly string[] = [], start = 0, count = 0) =>
    Array.from({ length: count }, (_, index) => ids[(start + index) % ids.length] ?? '')
  return Array.from({ length: Math.floor((townsfolk?.length ?? 0) / 7) }, (_, index) => [
    ...pick(townsfolk, index * 7, 6 + (index % 2)),
    ...pick(outsiders, index * 3, 2 + (index % 2)),
    ...pick(minions, index * 2, 2),
    ...pick(demons, index * 2, 1 + (index % 2))
  ])
}

const ownScripts: readonly (readonly string[])[] = [
  ...samples.map(({ characters }) => characters),
  ...['five', 'quarter', 'full'].map(name =>
    JSON.parse(readFileSync(`tests/fixtures/gallery/${name}.json`, 'utf8')).slice(1)
  )
].filter(({ length }) => length >= 11 && length <= 14)

const castOf = (characters: readonly string[], texts?: CatalogueTexts) =>
  aCast({ characters: [...characters] }, texts)

describe.each(locales)('a script of 11 to 14 characters in %s', locale => {
  test('fits on one half page', async () => {
    const texts = await loadTexts(locale)
    for (const characters of smallScripts()) {
      expect.soft(isOnOneHalf(planIn(castOf(characters, texts), locale)), characters.join(' ')).toBe(true)
    }
  })

  test('has type of at least 8 points if it is one of ours', async () => {
    const texts = await loadTexts(locale)
    expect(ownScripts).toHaveLength(2)
    for (const characters of ownScripts) {
      const pages = planIn(castOf(characters, texts), locale)
      expect.soft(isOnOneHalf(pages), characters.join(' ')).toBe(true)
      expect.soft(Math.min(...sizesOf(pages))).toBeGreaterThanOrEqual(8)
    }
  })
})

test('four copies of 12 characters on half pages take two pages', () => {
  const pages = planIn(castOf(samples[0].characters), 'en', { copies: 4 })
  expect(withCopies(pages, { ...options, copies: 4 })).toHaveLength(2)
})

test('type stays as it is when a script needs a second half page', () => {
  const wordy = (count: number) =>
    aCast({
      characters: Array.from({ length: count }, (_, index) =>
        custom(`wordy${index}`, {
          name: `Wordy ${index}`,
          ability: 'Each night, choose a player. '.repeat(8)
        })
      )
    })
  const [one, two] = [planIn(wordy(10), 'en'), planIn(wordy(30), 'en')]
  expect([halvesOf(one).length, isOnOneHalf(one), isOnOneHalf(two)]).toEqual([2, true, false])
  expect(Math.max(...sizesOf(two))).toBeLessThanOrEqual(9.6)
})

test('team names above the rows overlap nothing', async () => {
  for (const columns of [1, 2] as const) {
    const cast = castOf(samples[0].characters)
    const [boxes = []] = await layOutBoxes(cast, { size: 'half', parts: ['sheet'], columns })
    expect(findOverlaps(boxes)).toEqual([])
  }
})
