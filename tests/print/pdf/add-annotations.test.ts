import { expect, test } from 'vitest'
import { groupByTeam } from '#core/cast/cast.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, print, usualIds } from '../print-helpers.ts'

const usual = aCast({ characters: usualIds, almanac: 'https://example.org/bell' })
const everything = { parts: ['sheet', 'back', 'night', 'almanac'] } satisfies Partial<PrintOptions>

interface BookmarkTree {
  title: string
  children: BookmarkTree[]
}

async function bookmarksOf(cast: typeof usual, options: Partial<PrintOptions>): Promise<BookmarkTree[]> {
  const { pdf } = await print(cast, { ...defaultPrintOptions, ...options })
  const outline: Outline = (await pdf.getOutline()) ?? []
  return outline.map(toTree)
}

type Outline = { title: string; items: Outline }[]
const toTree = ({ title, items }: Outline[number]): BookmarkTree => ({ title, children: items.map(toTree) })
const titles = (bookmarks: readonly BookmarkTree[]) => bookmarks.map(({ title }) => title)

test('bookmarks contain parts, parts contain teams, and teams contain characters, all in order', async () => {
  const parts = await bookmarksOf(usual, everything)
  expect(titles(parts)).toEqual([
    englishTexts.parts.sheet,
    englishTexts.parts.back,
    englishTexts.parts.night,
    englishTexts.parts.almanac
  ])
  const [sheet, back, night, almanac] = parts.map(({ children }) => children)
  const groups = groupByTeam(usual.characters)
  const teams = groups.map(({ team }) => englishTexts.teams[team])
  // With an information back, jinxes are only there.
  expect(titles(sheet ?? [])).toEqual(teams)
  expect(titles(back ?? [])).toEqual([englishTexts.firstNight, englishTexts.jinxes, englishTexts.otherNights])
  expect(titles(night ?? [])).toEqual([englishTexts.firstNight, englishTexts.otherNights])
  expect(titles(almanac ?? [])).toEqual(teams)
  for (const part of [sheet, almanac]) {
    const names = (part ?? []).map(({ children }) => titles(children)).filter(({ length }) => length > 0)
    expect(names).toEqual(groups.map(({ characters }) => characters.map(({ name }) => name)))
  }
})

test('characters with the same name have separate bookmarks with separate targets', async () => {
  const twins = [1, 2, 3].map(number => custom(`twin${number}`, { name: 'Twin' }))
  const cast = aCast({ characters: twins })
  const [sheet, almanac] = await bookmarksOf(cast, { parts: ['sheet', 'almanac'] })
  for (const part of [sheet, almanac])
    expect(titles(part?.children[0]?.children ?? [])).toEqual(['Twin', 'Twin', 'Twin'])
  const { pdf } = await print(cast, { parts: ['sheet'] })
  const [first, second] = ((await pdf.getOutline()) ?? [])[0]?.items[0]?.items ?? []
  expect(first?.dest).not.toEqual(second?.dest)
})

test('copies of a sheet share one bookmark', async () => {
  const once = await bookmarksOf(usual, { parts: ['sheet'] })
  expect(await bookmarksOf(usual, { parts: ['sheet'], copies: 3 })).toEqual(once)
})

test('a script with many pages has each bookmark once', async () => {
  const ids = [
    ...usualIds,
    'chef',
    'washerwoman',
    'librarian',
    'investigator',
    'monk',
    'virgin',
    'soldier',
    'mayor'
  ]
  const [sheet] = await bookmarksOf(aCast({ characters: ids }), { parts: ['sheet'], columns: 1 })
  expect(titles(sheet?.children[0]?.children ?? [])).toHaveLength(21)
})

/** Link targets of each page: page numbers and web addresses. */
async function linksOf(cast: typeof usual, options: Partial<PrintOptions>): Promise<(number | string)[][]> {
  const { pdf, pages } = await print(cast, { ...defaultPrintOptions, ...options })
  return Promise.all(
    pages.map(async ({ page }) => {
      const links = await page.getAnnotations()
      return Promise.all(links.map(async ({ dest, url }) => url ?? (await pdf.getPageIndex(dest[0])) + 1))
    })
  )
}

test('each character on the sheet links to its almanac page', async () => {
  const [sheet = []] = await linksOf(usual, { parts: ['sheet', 'almanac'] })
  const inside = sheet.filter(link => typeof link === 'number' && link > 1)
  expect(inside).toHaveLength(usual.characters.length)
  expect([...inside].sort((one, other) => Number(one) - Number(other))).not.toEqual(inside.map(() => 2))
})

test('the icons of a jinx link to the characters on the sheet; in the almanac they link to each other', async () => {
  const [sheet = [], ...almanac] = await linksOf(usual, { parts: ['sheet', 'almanac'] })
  expect(sheet.filter(link => link === 1)).toHaveLength(2 * usual.jinxes.length)
  const front = almanac[0] ?? []
  expect(front).toContain('https://example.org/bell')
  expect(almanac.slice(1).flat()).toHaveLength(2 * usual.jinxes.length)
})

test('without an almanac there are no links to it', async () => {
  const [sheet = [], night = []] = await linksOf(usual, { parts: ['sheet', 'night'] })
  expect(sheet.filter(link => link !== 1)).toEqual([])
  expect(night).toEqual([])
})

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'no address', ''])(
  '%j is not a link',
  async almanac => {
    const links = await linksOf(aCast({ characters: ['imp'], almanac }), { parts: ['almanac'] })
    expect(links.flat().filter(link => typeof link === 'string')).toEqual([])
  }
)
